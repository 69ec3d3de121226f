/**
 * What is put into a page before its own scripts run. The preload script gets a world of its own, as in Electron; what
 * it exposes is rebuilt in the page's world out of events of the document, so that nothing but plain values, promises,
 * callbacks and files crosses.
 */

/** In the page's world: makes the exposed object when the preload script names its functions. */
export const pageWorld = `(() => {
  // A window that is closed while a debugger holds it takes its opener along, so none is made: the app is asked, and
  // that is all.
  globalThis.open = (address) => { dispatchEvent(new CustomEvent('shim:open', { detail: new URL(address, location.href).href })); return null; };
  const answers = new Map();
  let lastId = 0;
  const callbacks = new Map();
  addEventListener('shim:expose', ({ detail: { name, members } }) => {
    const call = (member) => (...values) => {
      lastId += 1;
      const id = lastId;
      const args = values.map((value) => {
        if (typeof value !== 'function') return { value };
        const callback = lastId + ':' + callbacks.size;
        callbacks.set(callback, value);
        return { callback };
      });
      const slot = {};
      answers.set(id, slot);
      dispatchEvent(new CustomEvent('shim:call', { detail: { name, member, id, args } }));
      if (slot.thrown) { answers.delete(id); throw new TypeError(slot.thrown); }
      if (slot.functionId) { answers.delete(id); return () => dispatchEvent(new CustomEvent('shim:release', { detail: slot.functionId })); }
      return new Promise((resolve, reject) => Object.assign(slot, { resolve, reject }));
    };
    Object.defineProperty(globalThis, name, { value: Object.freeze(Object.fromEntries(members.map((member) => [member, call(member)]))), writable: false });
  }, { once: true });
  addEventListener('shim:thrown', ({ detail: { id, message } }) => { answers.get(id).thrown = message; });
  addEventListener('shim:function', ({ detail: { id, functionId } }) => { answers.get(id).functionId = functionId; });
  addEventListener('shim:settled', ({ detail: { id, error, value } }) => {
    const { resolve, reject } = answers.get(id) ?? {};
    answers.delete(id);
    if (error) reject?.(new Error(error)); else resolve?.(value);
  });
  addEventListener('shim:callback', ({ detail: { callback, values } }) => callbacks.get(callback)?.(...values));
})();`;

/**
 * Around the preload script, in its own world: an \`electron\` with the four things that a script in the sandbox has.
 */
export function preloadWorld(preload: string): string {
  return `(() => {
  const waiting = new Map();
  const listeners = new Map();
  const released = new Map();
  const files = [];
  let lastId = 0;
  globalThis.shimFiles = files;
  addEventListener('shim:open', ({ detail }) => shimSend(JSON.stringify({ open: detail })));
  const refuse = (name, members) => new Proxy(members, { get: (target, key) => {
    if (typeof key === 'symbol' || key in target) return target[key];
    throw new Error('electron shim: ' + name + '.' + String(key) + ' is not implemented');
  } });
  const ipcRenderer = refuse('ipcRenderer', {
    invoke: (channel, ...args) => new Promise((resolve, reject) => {
      lastId += 1;
      waiting.set(lastId, { resolve, reject });
      shimSend(JSON.stringify({ id: lastId, channel, args }));
    }),
    on: (channel, listener) => { listeners.set(channel, [...(listeners.get(channel) ?? []), listener]); },
    removeListener: (channel, listener) => { listeners.set(channel, (listeners.get(channel) ?? []).filter((each) => each !== listener)); },
  });
  globalThis.shimReceive = ({ id, error, value, channel }) => {
    if (channel !== undefined) { (listeners.get(channel) ?? []).forEach((listener) => listener({}, value)); return; }
    const { resolve, reject } = waiting.get(id);
    waiting.delete(id);
    if (error) reject(new Error(error)); else resolve(value);
  };
  const contextBridge = refuse('contextBridge', { exposeInMainWorld(name, api) {
    addEventListener('shim:call', ({ detail: { member, id, args } }) => {
      const values = args.map(({ value, callback }) => callback === undefined ? value
        : (...given) => dispatchEvent(new CustomEvent('shim:callback', { detail: { callback, values: given } })));
      let result;
      try { result = api[member](...values); } catch (error) {
        dispatchEvent(new CustomEvent('shim:thrown', { detail: { id, message: error.message } }));
        return;
      }
      if (typeof result === 'function') {
        released.set(id, result);
        dispatchEvent(new CustomEvent('shim:function', { detail: { id, functionId: id } }));
        return;
      }
      Promise.resolve(result).then(
        (value) => dispatchEvent(new CustomEvent('shim:settled', { detail: { id, value } })),
        (error) => dispatchEvent(new CustomEvent('shim:settled', { detail: { id, error: error.message } })),
      );
    });
    addEventListener('shim:release', ({ detail }) => released.get(detail)?.());
    dispatchEvent(new CustomEvent('shim:expose', { detail: { name, members: Object.keys(api) } }));
  } });
  // Where a file lies is asked of the browser when the call is carried out; until then this stands for it.
  const webUtils = refuse('webUtils', { getPathForFile: (file) => { files.push(file); return 'shim-file:' + (files.length - 1); } });
  const electron = refuse('electron', { ipcRenderer, contextBridge, webUtils });
  const require = (name) => { if (name === 'electron') return electron; throw new Error('module not found: ' + name); };
  const module = { exports: {} };
  (function (exports, require, module) {${preload}\n})(module.exports, require, module);
})();`;
}
