/** An element that shows a picture and its reference; the values are addresses of pictures, and `difference` may be missing. */
function comparePictures({ reference, actual, difference }) {
  const words = { reference: "Reference", actual: "Actual", difference: "Difference" };
  function picture(address, kind) {
    const image = document.createElement("img");
    image.src = address;
    image.alt = words[kind];
    image.className = kind;
    image.draggable = false;
    return image;
  }
  function figure(address, kind) {
    const element = document.createElement("figure"), caption = document.createElement("figcaption"), link = document.createElement("a");
    link.href = address;
    link.append(picture(address, kind));
    caption.textContent = words[kind];
    element.append(link, caption);
    return element;
  }
  const root = document.createElement("div"), views = document.createElement("div"), place = document.createElement("div");
  root.className = "compare";
  views.className = "views";
  const kinds = {
    Slider() {
      const box = document.createElement("div"), stage = document.createElement("div"), range = document.createElement("input");
      const handle = document.createElement("i"), sides = document.createElement("div");
      box.className = "slider";
      stage.className = "stage";
      sides.className = "sides";
      for (const kind of ["reference", "actual"]) {
        const side = document.createElement("span");
        side.textContent = words[kind];
        sides.append(side);
      }
      range.type = "range";
      range.min = 0;
      range.max = 100;
      range.step = 0.1;
      range.value = 50;
      range.setAttribute("aria-label", "Portion of the picture that shows the reference");
      // The range control is invisible. A click or a drag on it moves the division of the picture.
      const split = (share) => { range.value = share; root.style.setProperty("--split", share + "%"); };
      const follow = (event) => {
        const frame = stage.getBoundingClientRect();
        split(Math.min(100, Math.max(0, ((event.clientX - frame.left) / frame.width) * 100)));
      };
      range.addEventListener("input", () => split(range.value));
      range.addEventListener("pointerdown", (event) => { event.preventDefault(); range.focus(); range.setPointerCapture(event.pointerId); follow(event); });
      range.addEventListener("pointermove", (event) => { if (event.buttons) follow(event); });
      split(50);
      stage.append(picture(reference, "reference"), picture(actual, "actual"), handle, range);
      box.append(stage, sides);
      return box;
    },
    "Side by side"() {
      const row = document.createElement("div");
      row.className = "row";
      row.append(figure(reference, "reference"), figure(actual, "actual"));
      return row;
    },
  };
  if (difference) {
    kinds.Difference = () => {
      const row = document.createElement("div");
      row.className = "row";
      row.append(figure(difference, "difference"));
      return row;
    };
  }
  for (const [name, make] of Object.entries(kinds)) {
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = name;
    button.addEventListener("click", () => {
      for (const other of views.children) other.setAttribute("aria-pressed", String(other === button));
      place.replaceChildren(make());
    });
    views.append(button);
  }
  root.append(views, place);
  views.firstChild.click();
  return root;
}
