// The page's socket: receives pictures and the device's state, and sends input and requests.

/// Events: `open`, `close`, `state` with the device's state, `frame` with packed tiles, and `notice` with any other message.
class Connection extends EventTarget {
  #socket = null;
  #next = 1;
  #waiting = new Map();
  #wait = 500;

  get isOpen() { return this.#socket !== null && this.#socket.readyState === WebSocket.OPEN; }

  /// Sends input. Input that the app can't accept now is dropped.
  send(message) { if (this.isOpen) this.#socket.send(JSON.stringify(message)); }

  /// A method of the control protocol. Rejects with the protocol's error.
  request(method, params = {}) {
    if (!this.isOpen) return Promise.reject({ code: 'not-running', message: 'The app is not running.' });
    const id = this.#next++;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#socket.send(JSON.stringify({ id, method, params }));
    });
  }

  connect() {
    const socket = new WebSocket((location.protocol === 'https:' ? 'wss://' : 'ws://') + location.host + location.pathname + 'socket');
    socket.binaryType = 'arraybuffer';
    this.#socket = socket;
    socket.onopen = () => { this.#wait = 500; this.#tell('open'); };
    socket.onmessage = event => {
      if (typeof event.data !== 'string') return this.#tell('frame', event.data);
      const message = JSON.parse(event.data);
      if (message.id !== undefined) return this.#answer(message);
      this.#tell(message.device !== undefined ? 'state' : 'notice', message);
    };
    socket.onclose = () => {
      for (const { reject } of this.#waiting.values()) reject({ code: 'not-running', message: 'The app has ended.' });
      this.#waiting.clear();
      this.#tell('close');
      // Reconnects when an app starts again at this address.
      setTimeout(() => this.connect(), this.#wait);
      this.#wait = Math.min(4000, this.#wait * 1.5);
    };
  }

  #answer({ id, result, error }) {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (!waiting) return;
    if (error) waiting.reject(error); else waiting.resolve(result);
  }

  #tell(type, detail) { this.dispatchEvent(new CustomEvent(type, { detail })); }
}

export const connection = new Connection();
export const request = (method, params) => connection.request(method, params);

/// The bytes of a file that are sent at once. Four of its characters stand for three, and the server takes messages up to 1 MiB.
const part = 600_000;

/// Sends a file in parts to a method. Returns the answer to the last part.
export async function upload(method, params, file) {
  for (let offset = 0; ; offset += part) {
    const isLast = offset + part >= file.size, data = base64(await file.slice(offset, offset + part).arrayBuffer());
    const answer = await request(method, { ...params, offset, data, isLast });
    if (isLast) return answer;
  }
}

function base64(buffer) {
  const bytes = new Uint8Array(buffer);
  let text = '';
  for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return btoa(text);
}
