for (const place of document.querySelectorAll(".comparison")) place.replaceWith(comparePictures(place.dataset));
const filter = document.getElementById("filter"), boxes = [...document.querySelectorAll(".controls input[type=checkbox]")];
const note = document.createElement("p");
note.className = "gone";
note.setAttribute("role", "status");
document.querySelector(".controls").append(note);
function show() {
  const wanted = filter.value.trim().toLowerCase();
  for (const section of document.querySelectorAll("section")) {
    const articles = [...section.querySelectorAll("article")];
    for (const article of articles) article.hidden = !(article.querySelector("h3").textContent.toLowerCase().includes(wanted));
    section.hidden = articles.length > 0 && articles.every((article) => article.hidden);
  }
  const isNone = document.querySelector("article") && !document.querySelector("article:not([hidden])");
  note.textContent = isNone ? "No previews match." : "";
  for (const box of boxes) {
    for (const part of document.querySelectorAll(`figure.${box.value}, .change.${box.value}`)) part.hidden = !box.checked;
  }
}
document.querySelector(".controls").addEventListener("submit", (event) => event.preventDefault());
filter.addEventListener("input", show);
for (const box of boxes) box.addEventListener("change", show);
