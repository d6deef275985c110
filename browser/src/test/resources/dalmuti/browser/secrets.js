// What a viewer was told that was not for them to know, as `secrets`; frames are handed over as they were received, once each.
(() => {
  const heard = [];
  /** How many frames are known already. */
  const count = () => heard.length;
  const hear = (frames) => heard.push(...frames.map((text) => ({ ...JSON.parse(text), text })));

  /** How many fields such an event has: cards that pass between people, or lie face down. */
  const FIELDS = { dealt: 2, chose: 2, taxPaid: 3, taxReturned: 3, offered: 3, offerRefused: 3, replaced: 3, traded: 4 };

  function* events(frames) {
    for (const entry of frames.flatMap(({ told }) => told ?? [])) {
      if (!Array.isArray(entry)) {
        const { event, ...fields } = entry;
        yield { kind: event, values: Object.values(fields) };
        continue;
      }
      const [kind, ...values] = entry;
      const size = FIELDS[kind] ?? values.length;
      for (let at = 0; at < values.length; at += size) yield { kind, values: values.slice(at, at + size) };
    }
  }

  const passing = () => [...events(heard)].filter(({ kind }) => kind in FIELDS);
  const isOpen = ({ values }) => values.some(Array.isArray);
  const said = ({ kind, values }) => `${kind} ${JSON.stringify(values)}`;

  /** Cards that passed between others, and lay open. */
  const overheard = (me) => passing().filter((it) => isOpen(it) && !it.values.includes(me)).map(said);

  /** Cards of one's own that passed, by the kind of event. */
  const own = (me) => passing().filter((it) => isOpen(it) && it.values.includes(me)).map(({ kind }) => kind);

  /** Where in a picture there are several cards, but for the own hand, what one may do with it, and the trick. */
  function openCards() {
    const found = new Set();
    const walk = (it, path) => {
      if (Array.isArray(it) && it.length > 0 && it.every(Number.isInteger)) found.add(path);
      else if (it && typeof it === "object") for (const key in it) walk(it[key], Array.isArray(it) ? path : `${path}.${key}`);
    };
    for (const { hand, legal, ...now } of heard.map(({ now }) => now ?? {})) walk(now, "now");
    return [...found];
  }

  /** Pictures of cards that are not in the own hand. */
  const shown = () => house.all("img[src*='/art/card-']").filter((it) => it.getRootNode().host?.localName !== "dm-hand").map((it) => it.src);

  /** While tricks are played, pictures of cards that are neither in the own hand nor were laid by anybody. */
  function hidden() {
    const { scene, pile = [], swept = [] } = house.sight()?.picture ?? {};
    if (scene?.scene !== "tricks") return [];
    const laid = [...pile, ...swept].flatMap(({ play: [rank] }) => [rank, 13]);
    return shown().filter((src) => !laid.includes(Number(src.match(/card-(\d+)/)[1])));
  }

  /** The own hands of The Great Dalmuti, as they are told, but for those that the last one with cards lays open. */
  function hands() {
    const told = heard.map(({ now }) => now?.hand).filter((it) => it?.length > 5).map(String);
    const open = heard.flatMap(({ text }) => [...text.matchAll(/"leftWith"[^[]*\[([0-9,]*)]/g)].map(([, cards]) => cards));
    return [...new Set(told)].filter((it) => !open.includes(it));
  }

  /** Cards of Grapples that this player held in the first game and nobody else may know of (G-SEE-1). */
  function held(seat) {
    const told = before("handsShown");
    const hands = told.flatMap(({ now }) => now?.hands?.[seat] ?? []).filter((it) => typeof it === "string");
    const open = [...events(told)].filter((it) => !isPrivate(it)).map(({ values }) => JSON.stringify(values)).join();
    return [...new Set(hands)].filter((card) => card !== "AS" && !open.includes(`"${card}"`));
  }

  const isPrivate = ({ kind, values }) => kind === "looked" || kind === "handShuffled" || (kind === "dealt" && values[3] === false);

  const before = (event) => heard.slice(0, heard.findIndex(({ text }) => text.includes(`"${event}"`)) >>> 0);
  const textsBefore = (event) => before(event).map(({ text }) => text);

  window.secrets = { count, hear, overheard, own, openCards, shown, hidden, hands, held, textsBefore };
})();
