// Animation by comparing before and after: what has moved is put back to where it was, and then let go.

export type Rects = Map<string, DOMRect>;

/** Where elements are, by their `data-key`. */
export function rects(elements: Iterable<HTMLElement>): Rects {
  const found: Rects = new Map();
  for (const element of elements) {
    const key = element.dataset["key"];
    if (key) found.set(key, element.getBoundingClientRect());
  }
  return found;
}

/** Lets elements travel from where they were to where they are. */
export function glide(elements: Iterable<HTMLElement>, before: Rects, milliseconds: number): void {
  if (milliseconds <= 0) return;
  for (const element of elements) {
    const from = before.get(element.dataset["key"] ?? "");
    if (from) travel(element, from, milliseconds);
  }
}

/** Lets an element come from another place, with the size that it has there. */
export function travel(element: Element, from: DOMRect, milliseconds: number, delay = 0): Animation | undefined {
  const to = element.getBoundingClientRect();
  const dx = middle(from.left, from.right) - middle(to.left, to.right);
  const dy = middle(from.top, from.bottom) - middle(to.top, to.bottom);
  if (milliseconds <= 0 || to.width === 0 || (Math.abs(dx) < 1 && Math.abs(dy) < 1)) return undefined;
  const scale = Math.min(1, Math.max(0.3, from.width / to.width));
  const origin = { transform: `translate(${dx}px, ${dy}px) scale(${scale})` };
  return element.animate([origin, { transform: "none" }], {
    duration: milliseconds,
    delay,
    easing: "cubic-bezier(.2,.8,.25,1)",
    fill: "backwards",
  });
}

function middle(a: number, b: number): number {
  return (a + b) / 2;
}

/** The way of something through the layer that covers the table: of a card, face down, that arrives turned half round. */
export interface Flight {
  from: DOMRect;
  to: DOMRect;
  /** In milliseconds. */
  lasts: number;
  delay?: number;
  arriving?: string;
  image?: string;
  /** As wide as where it comes from, or where it goes to; else as small as what flies between others. */
  grows?: "from" | "to";
}

/** How a card of the own hand looks at the other end of the table. */
const FAR = "scale(0.45)";

/** Lets things fly. All places are known before the first takes off, so that the page is laid out once and not for each. */
export function fly(layer: HTMLElement, flights: readonly Flight[]): void {
  const { left, top } = layer.getBoundingClientRect();
  const at = (rect: DOMRect, turned: string) =>
    `translate(${middle(rect.left, rect.right) - left}px, ${middle(rect.top, rect.bottom) - top}px) translate(-50%, -50%) ${turned}`;
  for (const { from, to, lasts, delay = 0, arriving = "rotate(180deg)", image: source = "art/back.svg", grows } of flights) {
    if (lasts <= 0) continue;
    const image = Object.assign(document.createElement("img"), { src: source, alt: "", className: "flying" });
    if (grows) image.style.width = `${(grows === "from" ? from : to).width}px`;
    layer.append(image);
    const [begins, ends] = [grows === "to" ? FAR : "", grows === "from" ? FAR : ""];
    const flight = image.animate(
      [
        { transform: at(from, begins), opacity: 1 },
        { transform: at(to, `${arriving} ${ends}`), opacity: 1, offset: 0.9 },
        { transform: at(to, `${arriving} ${ends}`), opacity: 0 },
      ],
      { duration: lasts, delay, easing: "ease-in-out", fill: "both" },
    );
    flight.onfinish = flight.oncancel = () => image.remove();
  }
}
