// What tests put into every page before its own program starts, as `house`.
(() => {
  const violations = [];
  addEventListener("securitypolicyviolation", (event) => violations.push(`${event.effectiveDirective}: ${event.blockedURI}`));

  // This device's part of a deal and the card it draws are always the same, so that all follows from the table's dice.
  const random = crypto.getRandomValues.bind(crypto);
  crypto.getRandomValues = (array) => (array.length === 16 || array.length === 1 ? array.fill(0) : random(array));

  /** Looks into shadow roots too. */
  function all(selector, root = document) {
    const inside = [...root.querySelectorAll("*")].filter((it) => it.shadowRoot);
    return [...root.querySelectorAll(selector), ...inside.flatMap((it) => all(selector, it.shadowRoot))];
  }
  const one = (selector) => all(selector)[0];
  const store = () => one("dm-page-table")?.store;
  const sight = () => one("dm-dalmuti")?.sight;

  /** All have drawn, and some the same. */
  const isTied = () => one("dm-draw")?.shadowRoot.querySelector(".tied") && sight().beat && sight().picture.draws.length === store().now.seats.length;

  // A moment that passes by itself stays when it is the one that is waited for.
  let moment;
  const later = window.setTimeout.bind(window);
  const happening = () => (isTied() ? "tied" : sight()?.beat?.events[0]?.event);
  window.setTimeout = (act, ms, ...rest) =>
    later(() => moment !== undefined && happening() === moment || act(...rest), ms);
  /** The moment stays, but whoever comes now, and has timers of their own, is not held up by it. */
  const goOn = () => (window.setTimeout = later);

  /** What waits for this player: kinds of moves, or `next`, `over`. */
  function offered() {
    const doing = store()?.now.stage?.doing;
    if (doing === "OVER") return one("dm-final") || one("dm-grapples") ? ["over"] : [];
    if (one("dm-results")) return one("dm-results").shadowRoot.querySelector(".next") ? ["next"] : [];
    const actions = one("dm-actions, dm-grapples");
    if (!actions || actions.sent) return [];
    return [...new Set((actions.sight ?? store()?.now)?.legal?.map((it) => it.move))];
  }

  const frame = () => new Promise(requestAnimationFrame);

  /** As long as a test waits: four pages that play a match on a busy machine take their time. */
  const PATIENCE = 120_000;
  const STILL = 2_000;

  let errand = 0;

  /** Whoever answered by themselves do it no longer. */
  function rest() {
    errand++;
  }

  /** Answers whatever is asked, as one of those who think little, until something is offered. */
  async function hurry(offer) {
    const mine = ++errand;
    let answered;
    for (const until = Date.now() + PATIENCE; !offered().includes(offer); await frame()) {
      if (mine !== errand) return;
      if (Date.now() > until || offered().includes("over")) throw new Error(`${offer} never came: ${situation()}`);
      const { legal = [], question } = store().now;
      if (legal.length === 0 || question === answered) continue;
      answered = question;
      await store().answer(legal.find((it) => it.move === "keepSilent") ?? legal[0]);
    }
  }

  /** Says it in another language, once all is heard in it. */
  async function speak(language) {
    const select = one("dm-head").shadowRoot.querySelector("select");
    select.value = language;
    select.dispatchEvent(new Event("change"));
    const isHeard = () => document.documentElement.lang === language && (store()?.link ?? "open") === "open";
    for (const until = Date.now() + PATIENCE; !isHeard(); await frame()) {
      if (Date.now() > until) throw new Error(`${language} was never spoken: ${situation()}`);
    }
  }

  /** What moves now and has soon arrived. */
  const isPassing = ({ effect, currentTime, playState }) => playState === "running" && effect.getComputedTiming().endTime - currentTime < 500;

  /** What is to be drawn is drawn, and whatever moves has arrived, but for what takes long. */
  async function settled() {
    await frame();
    await frame();
    const roots = [document, ...all("*").flatMap((it) => it.shadowRoot ?? [])];
    const moving = new Set(roots.flatMap((it) => it.getAnimations()).filter(isPassing));
    await Promise.allSettled([...moving].map((it) => it.finished));
  }

  const READ = "a, button, label, legend, summary, h1, h2, h3, p, li, th, td, dt, dd, option, .text, .name, .title, .bubble, .owner";

  function isShown(element) {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
    if (element.closest(".unseen") || element.clientWidth <= 1) return false;
    const { clipPath, display } = getComputedStyle(element);
    return clipPath === "none" && display !== "inline";
  }

  const isTooWide = (it) => it.scrollWidth > it.clientWidth + 1;
  /** Letters may reach a little out of a low line; a line more is a fault. */
  const isTooHigh = (it) => it.matches("button, .name, .title, .bubble, .owner") && it.scrollHeight > it.clientHeight + 4;

  /** What sticks out of its place, or is cut off at its edge. */
  function cutOff() {
    const found = all(READ)
      .filter((it) => isShown(it) && it.textContent.trim() !== "" && (isTooWide(it) || isTooHigh(it)))
      .map((it) => `${it.getRootNode().host?.localName ?? "page"} ${it.localName}.${it.className}: ${it.textContent.trim().slice(0, 60)} (${it.scrollWidth} × ${it.scrollHeight} in ${it.clientWidth} × ${it.clientHeight})`);
    const page = document.documentElement;
    if (page.scrollWidth > innerWidth) found.push(`the page is ${page.scrollWidth} wide, its window ${innerWidth}`);
    return found;
  }

  /** Where one acts at a table, and where a scene of its own covers all that. */
  const ACTING = ["dm-table-bar", "dm-clock", "dm-own", "dm-hand", "dm-actions", "dm-cut", "dm-draw", "dm-decrees", "dm-results", "dm-final", "dm-g-choices", "dm-tutorial", "dm-first-look"];
  const COVERED = ["dm-own", "dm-hand", "dm-actions"];

  /** What closes a dialog, or answers its question; the rest of it scrolls. */
  const answers = (dialog) => all("button").filter((it) => isShown(it) && (it.closest("dialog") === dialog || it.getRootNode().host?.localName === "dm-ask"));

  /** All that one acts with; of what scrolls, what is in sight. */
  function actions() {
    const dialog = all("dialog[open]").at(-1);
    if (dialog) return answers(dialog);
    const hosts = ACTING.filter((it) => !(one("dm-revolution, .cover") && COVERED.includes(it)));
    const cards = all("dm-g-hand").flatMap((it) => all("li", it.shadowRoot));
    const acting = all("button, input, .mine").filter((it) => {
      if (!hosts.includes(it.getRootNode().host?.localName) || it.closest("dm-dialog") || !isShown(it)) return false;
      const scroller = it.closest(".choices, .backs")?.getBoundingClientRect();
      return !scroller || it.getBoundingClientRect().bottom <= scroller.bottom + 1;
    });
    return [...acting, ...cards];
  }

  /** What lies at a point, out of all shadows. */
  function at(x, y, root = document) {
    const found = root.elementFromPoint(x, y);
    return found?.shadowRoot && found.shadowRoot !== root ? (at(x, y, found.shadowRoot) ?? found) : found;
  }

  const called = (it) => `${it.getRootNode().host.localName} ${it.className}: ${(it.getAttribute("aria-label") ?? it.textContent).trim()}`;

  /** Shows a long sentence as if something had been refused, until it is taken away. */
  const toast = (text) => (one("dm-toast").toast = text && { text, tone: "bad" });

  /** Whether something lies below what is just said; over a dialog that passes by. */
  function isSaidOver({ left, top, right, bottom }) {
    const said = one("dm-toast").shadowRoot.querySelector("p")?.getBoundingClientRect();
    return said && !one("dialog[open]") && left < said.right && right > said.left && top < said.bottom && bottom > said.top;
  }

  /** What is read beside that: what is said in a lesson, and by whoever sits there; the chairs beside a list of people scroll with it. */
  const said = () =>
    all(".bubble, .figure, dm-g-choices, .word p").filter(
      (it) => it.getRootNode().host?.localName !== "dm-chair" && isShown(it) && !isWithin(it.getBoundingClientRect()),
    );
  const isWithin = ({ left, top, right, bottom }) => left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;

  /** What stays out of reach once all lies still: an element may measure itself once more. */
  async function outOfReach() {
    for (const until = Date.now() + STILL; unreachable().length > 0 && Date.now() < until; ) await settled();
    return unreachable();
  }

  /** Which actions lie outside of the window, or below something else. Of a card, its corner is what one hits. */
  function unreachable() {
    return [...said().map((it) => `cut: ${called(it)}`), ...actions().flatMap(unreached)];
  }

  function unreached(it) {
    const { left, top, right, bottom } = it.getBoundingClientRect();
    if (isSaidOver(it.getBoundingClientRect())) return [`below a toast: ${called(it)}`];
    const box = [left, top, right, bottom].map(Math.round).join(" ");
    if (!isWithin(it.getBoundingClientRect())) return [`cut: ${called(it)} (${box})`];
    const isCard = it.getRootNode().host.localName.endsWith("hand");
    const hit = isCard ? at(left + 12, top + 12) : at((left + right) / 2, (top + bottom) / 2);
    return hit && (it === hit || it.contains(hit)) ? [] : [`covered: ${called(it)} (${box}) by ${hit && called(hit)}`];
  }

  /** What moves away from below a finger when a card is taken into the hand, and put back. */
  async function unsteady() {
    const card = all("button").find((it) => it.getRootNode().host?.localName === "dm-hand" && !it.matches(".dim, .picked"));
    const offers = offered();
    if (!card || !(offers.includes("lay") || offers.includes("payBack"))) return [];
    const others = actions().filter((it) => !it.matches(".clear") && it.getRootNode() !== card.getRootNode());
    const places = () => others.map((it) => JSON.stringify(it.getBoundingClientRect()));
    const before = places();
    card.click();
    await settled();
    const after = places();
    card.click();
    await settled();
    return others.filter((_, i) => before[i] !== after[i]).map(called);
  }

  /** Everything that stands in the page, shadow roots included. */
  function markup(root = document.documentElement) {
    const inside = all("*", root).filter((it) => it.shadowRoot);
    return [root.outerHTML ?? root.innerHTML, ...inside.map((it) => it.shadowRoot.innerHTML)].join("\n");
  }

  /** Everything that the store remembers. */
  const memory = () => JSON.stringify([store()?.now, store()?.told, sight()?.picture]);

  /** What goes on, for whoever has to find out why a test failed. */
  function situation() {
    const { stage, scene, legal, question, clock } = store()?.now ?? {};
    const drawn = all("*").map((it) => it.localName).filter((it) => it.startsWith("dm-"));
    const { link } = store() ?? {};
    return JSON.stringify({ path: location.pathname, link, stage, scene, legal, question, clock, offered: offered(), beat: sight()?.beat, drawn: [...new Set(drawn)] });
  }

  /** Asks what takes its time to be answered until it is so; then it is found. */
  function search(question) {
    house.found = false;
    const again = () => question().then((it) => (it ? (house.found = true) : later(again, 200)));
    void again();
  }

  window.house = { search, toast, outOfReach, unsteady, situation, hurry, rest, settled, speak, later, all, one, store, sight, offered, cutOff, markup, memory, violations, happening, goOn, stayAt: (event) => (moment = event) };
})();
