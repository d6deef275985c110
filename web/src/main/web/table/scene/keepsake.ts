import type { Player } from "protocol";
import { portraitOf } from "../../people/portrait";
import { download } from "../../view/download";
import { html, icon, nothing, type TemplateResult } from "../../view/element";
import { showError } from "../../view/toast";
import { say } from "../../words/words";
import { hatOf, titleAt } from "../court/rank";
import { hasPoints, type Sight } from "../sight";

const WIDTH = 1200;
const HEIGHT = 630;
const FILE = "dalmuti.png";
const SHOWN = 8;

/** A button that shares a picture of how a round or a match ended, drawn here. */
export function sharing(sight: Sight, headline: string): TemplateResult | typeof nothing {
  return html`<button class="share" @click=${() => void share(sight, headline).catch(showError)}>${icon("share")}${say("web-table.share")}</button>`;
}

async function share(sight: Sight, headline: string): Promise<void> {
  const blob = await drawn(sight, headline);
  const file = new File([blob], FILE, { type: blob.type });
  if (!navigator.canShare?.({ files: [file] })) return download(blob, FILE);
  await navigator.share({ files: [file], title: "Dalmuti", text: headline }).catch((error: unknown) => {
    if (!(error instanceof DOMException && error.name === "AbortError")) throw error;
  });
}

async function drawn(sight: Sight, headline: string): Promise<Blob> {
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const ink = canvas.getContext("2d");
  if (!ink) throw new Error(say("web-table.no-picture"));
  felt(ink);
  const { serif, sans } = faces();
  ink.textAlign = "center";
  ink.fillStyle = "#ffe2a0";
  written(ink, title(sight) || headline, HEIGHT * 0.19, 76, serif);
  if (title(sight)) written(ink, headline, HEIGHT * 0.28, 40, sans);
  const { picture, store } = sight;
  const ranking = ranked(sight).slice(0, SHOWN);
  const step = Math.min(190, (WIDTH - 100) / ranking.length);
  const left = WIDTH / 2 - (step * (ranking.length - 1)) / 2;
  for (const [i, player] of ranking.entries()) {
    const x = left + i * step;
    await figure(ink, sight, player, titleAt(picture.order.indexOf(player) + 1, picture.order.length), x, step * 0.95);
    ink.fillStyle = player === sight.me ? "#ffd257" : "#fff6e0";
    ink.font = `600 ${Math.min(28, step / 5)}px ${sans}`;
    ink.fillText(store.name(player), x, HEIGHT * 0.8, step - 12);
    if (hasPoints(sight)) ink.fillText(String(picture.scores[player] ?? 0), x, HEIGHT * 0.86);
  }
  ink.fillStyle = "#c9a24b";
  ink.font = `30px ${serif}`;
  ink.fillText("Dalmuti", WIDTH / 2, HEIGHT - 34);
  return new Promise((done, fail) => canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error(say("web-table.no-picture"))))));
}

/** A revolution outshines how the round ended. */
function title({ picture }: Sight): string {
  const { revolution } = picture;
  return revolution ? say(revolution.greater ? "web-table.greater-revolution" : "web-table.revolution") : "";
}

function ranked({ picture, now }: Sight): Player[] {
  if (now.stage?.doing !== "OVER" || now.scores === undefined) return picture.order;
  return Object.entries(picture.scores).sort(([, a], [, b]) => b - a).map(([player]) => player);
}

function faces(): { serif: string; sans: string } {
  const style = getComputedStyle(document.documentElement);
  return { serif: style.getPropertyValue("--serif") || "serif", sans: style.getPropertyValue("--sans") || "sans-serif" };
}

function felt(ink: CanvasRenderingContext2D): void {
  const light = ink.createRadialGradient(WIDTH / 2, HEIGHT * 0.4, 60, WIDTH / 2, HEIGHT / 2, WIDTH * 0.6);
  light.addColorStop(0, "#1f5b41");
  light.addColorStop(1, "#0b2419");
  ink.fillStyle = light;
  ink.fillRect(0, 0, WIDTH, HEIGHT);
  ink.strokeStyle = "#c9a24b";
  ink.lineWidth = 10;
  ink.strokeRect(16, 16, WIDTH - 32, HEIGHT - 32);
}

/** A line that gets smaller until it fits. */
function written(ink: CanvasRenderingContext2D, text: string, y: number, size: number, face: string): void {
  do ink.font = `700 ${size}px ${face}`;
  while (ink.measureText(text).width > WIDTH - 120 && (size -= 4) > 20);
  ink.fillText(text, WIDTH / 2, y);
}

async function figure(ink: CanvasRenderingContext2D, { store }: Sight, player: Player, rank: ReturnType<typeof titleAt>, x: number, size: number): Promise<void> {
  const foot = HEIGHT * 0.75;
  const [person, hat] = await Promise.all([portraitOf(store, player), hatOf(rank)].map(loaded));
  if (person) ink.drawImage(person, x - size / 2, foot - size, size, size);
  if (hat) ink.drawImage(hat, x - size * 0.3, foot - size * 1.28, size * 0.6, size * 0.6);
}

async function loaded(source: string): Promise<HTMLImageElement> {
  const image = new Image(256, 256);
  image.src = source;
  await image.decode();
  return image;
}
