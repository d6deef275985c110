import { copy } from "../view/clipboard";
import { download } from "../view/download";
import { toast } from "../view/toast";
import { say } from "../words/words";

/** Somebody in a picture: pictures of the face and the hat, and what is written below. */
export interface Sitter {
  face: string;
  hat: string;
  name: string;
  points: string;
  mine: boolean;
}

const WIDTH = 1200;
const HEIGHT = 630;
const FILE = "dalmuti.png";
const SHOWN = 8;

/** Shares a picture of people, the best first, as the device does, or has it kept as a file. */
export async function sharePicture(title: string, headline: string, people: readonly Sitter[]): Promise<void> {
  const blob = await drawn(title, headline, people.slice(0, SHOWN));
  const file = new File([blob], FILE, { type: blob.type });
  if (!navigator.canShare?.({ files: [file] })) return download(blob, FILE);
  await share({ files: [file], title: "Dalmuti", text: headline });
}

/** Shares something as the device does; whoever thinks better of it is asked nothing. */
export async function share(data: ShareData): Promise<void> {
  await navigator.share(data).catch((error: unknown) => {
    if (!(error instanceof DOMException && error.name === "AbortError")) throw error;
  });
}

/** The same with a text, which is copied where a device shares nothing. */
export async function shareText(text: string, near: ParentNode): Promise<void> {
  if ("share" in navigator) return share({ title: "Dalmuti", text });
  await copy(text, near);
  toast(say("web-day.copied"));
}

async function drawn(title: string, headline: string, people: readonly Sitter[]): Promise<Blob> {
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const ink = canvas.getContext("2d");
  if (!ink) throw new Error(say("web-table.no-picture"));
  felt(ink);
  const { serif, sans } = faces();
  ink.textAlign = "center";
  ink.fillStyle = "#ffe2a0";
  written(ink, title || headline, HEIGHT * 0.19, 76, serif);
  if (title) written(ink, headline, HEIGHT * 0.28, 40, sans);
  const step = Math.min(190, (WIDTH - 100) / people.length);
  const left = WIDTH / 2 - (step * (people.length - 1)) / 2;
  for (const [i, person] of people.entries()) {
    const x = left + i * step;
    await figure(ink, person, x, step * 0.95);
    ink.fillStyle = person.mine ? "#ffd257" : "#fff6e0";
    ink.font = `600 ${Math.min(28, step / 5)}px ${sans}`;
    ink.fillText(person.name, x, HEIGHT * 0.8, step - 12);
    ink.fillText(person.points, x, HEIGHT * 0.86);
  }
  ink.fillStyle = "#c9a24b";
  ink.font = `30px ${serif}`;
  ink.fillText("Dalmuti", WIDTH / 2, HEIGHT - 34);
  return new Promise((done, fail) => canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error(say("web-table.no-picture"))))));
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

async function figure(ink: CanvasRenderingContext2D, { face, hat }: Sitter, x: number, size: number): Promise<void> {
  const foot = HEIGHT * 0.75;
  const [person, above] = await Promise.all([face, hat].map(loaded));
  if (person) ink.drawImage(person, x - size / 2, foot - size, size, size);
  if (above) ink.drawImage(above, x - size * 0.3, foot - size * 1.28, size * 0.6, size * 0.6);
}

async function loaded(source: string): Promise<HTMLImageElement> {
  const image = new Image(256, 256);
  image.src = source;
  await image.decode();
  return image;
}
