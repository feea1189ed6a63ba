(function () {
  const global = globalThis, host = global.__host, RealDate = Date;
  delete global.__host;
  const call = (name, argument) => {
    const reply = JSON.parse(host(name, JSON.stringify(argument === undefined ? null : argument)));
    if (reply !== null && reply.error !== undefined) throw new Error(reply.error);
    return reply === null ? undefined : reply.value;
  };

  global.output = {};
  global.maestro = { platform: 'ios', copiedText: '' };
  global.json = text => JSON.parse(text);
  global.relativePoint = (x, y) => Math.ceil(x * 100) + '%,' + Math.ceil(y * 100) + '%';

  const print = (...values) => call('log', values.map(value => shown(value)).join(' '));
  global.console = { log: print, info: print, warn: print, error: print, debug: print };

  const request = (method, url, options) => call('http', {
    method: String(method), url: String(url), headers: Object.entries((options && options.headers) || {}).map(([name, value]) => [name, String(value)]),
    body: options && options.body !== undefined && options.body !== null ? String(options.body) : undefined,
    form: options && options.multipartForm ? Object.entries(options.multipartForm).map(([name, value]) =>
      value !== null && typeof value === 'object' ? { name, filePath: value.filePath, mediaType: value.mediaType } : { name, text: String(value) }) : undefined,
  });
  global.http = {
    get: (url, options) => request('GET', url, options), post: (url, options) => request('POST', url, options),
    put: (url, options) => request('PUT', url, options), delete: (url, options) => request('DELETE', url, options),
    request: (url, options) => request((options && options.method) || 'GET', url, options),
  };

  const fake = (name, values) => call('fake', { name, arguments: values.map(String) });
  global.faker = new Proxy({}, {
    get: (_, group) => typeof group !== 'string' ? undefined : group === 'expression' ? text => call('fakeText', String(text))
      : () => new Proxy({}, { get: (_, name) => typeof name !== 'string' ? undefined : (...values) => fake(group + '.' + name, values) }),
  });

  // A linear congruential generator (Numerical Recipes, 3rd edition, 7.1.4): the same numbers each time.
  let state = call('seed') >>> 0;
  Math.random = () => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) / 4294967296;
  global.Date = new Proxy(RealDate, {
    construct: (target, values, made) => Reflect.construct(target, values.length ? values : [call('now')], made === global.Date ? target : made),
    apply: () => new RealDate(call('now')).toString(),
    get: (target, name) => name === 'now' ? () => call('now') : Reflect.get(target, name),
  });

  let variables = {};
  const has = (object, name) => Object.prototype.hasOwnProperty.call(object, name);
  // A name that nothing declares is undefined rather than an error.
  const scope = new Proxy({}, {
    has: (_, name) => name !== '__source',
    get: (_, name) => name === Symbol.unscopables ? undefined : has(variables, name) ? variables[name] : global[name],
    set: (_, name, value) => { variables[name] = value; return true; },
  });
  const shown = value => {
    if (typeof value !== 'object' || value === null) return String(value);
    const text = String(value);
    return text === '[object Object]' ? JSON.stringify(value) : text;
  };
  // In a separate function, so that the script's declarations take precedence over the scope.
  const run = function (scope, __source) { with (scope) { return (function () { return eval(__source); })(); } };

  Object.defineProperty(global, '__run', { value: job => {
    variables = job.variables;
    global.maestro.copiedText = job.copiedText;
    try {
      const text = shown(run(scope, job.source));
      return JSON.stringify({ text, copiedText: String(global.maestro.copiedText) });
    } catch (error) {
      const line = error !== null && typeof error === 'object' && error.line > 0 ? error.line : undefined;
      return JSON.stringify({ error: String(error), line });
    }
  } });
})();
