// What tests put into pages without a server, beside page.js: a hold on the Workers, and on what is kept on this device.
(() => {
  const workers = [];
  window.Worker = class extends Worker {
    constructor(...given) {
      super(...given);
      workers.push(this);
    }

    /** Matches may be shorter than usual. */
    postMessage(message, ...rest) {
      const plan = sessionStorage.plan && JSON.parse(sessionStorage.plan);
      super.postMessage(message.kind === "open" && plan ? { ...message, plan: { ...message.plan, ...plan } } : message, ...rest);
    }
  };

  /** Does something with what is kept of tables. */
  const kept = (store, act) =>
    new Promise((done, failed) => {
      const opening = indexedDB.open("dalmuti-tables");
      opening.onerror = () => failed(opening.error);
      opening.onsuccess = () => {
        const database = opening.result;
        const request = act(database.transaction([store], "readwrite").objectStore(store));
        request.transaction.oncomplete = () => {
          database.close();
          done(request.result);
        };
        request.transaction.onabort = () => failed(request.transaction.error);
      };
    });

  /** Whether all is kept that is needed without a network. */
  async function isAllKept() {
    if (!navigator.serviceWorker.controller) return false;
    const names = (await (await fetch("kept.txt")).text()).trim().split("\n");
    const words = ["en", "es", "nl", "ko", "it"].flatMap((it) => [`words/${it}.json`, `words/${it}-table.json`]);
    const engine = ["worker.js", "engine/runtime.js", "engine/engine.wasm", "engine/files.json", "engine/weights.bin"];
    const found = await Promise.all([...names, ...words, ...engine].map((it) => caches.match(new URL(it, document.baseURI))));
    return !found.includes(undefined);
  }

  const code = () => location.hash.split("/").at(-1).split("?")[0];

  /** The record of what is kept of this table is another from now on. */
  const change = async (change) => kept("tables", (it) => it.put(change));
  const table = () => kept("tables", (it) => it.get(code()));

  Object.assign(house, { workers, kept, isAllKept, code, change, table });
})();
