/** Sounds made of oscillators and noise: no file is fetched. */
export interface Note {
  /** In hertz. */
  pitch: number;
  /** In seconds from now. */
  at: number;
  length: number;
  loud: number;
  wave?: OscillatorType;
  /** Where the pitch glides to. */
  to?: number;
}

export interface Rustle {
  at: number;
  length: number;
  loud: number;
  /** The middle of the band that is let through, in hertz. */
  band: number;
}

let context: AudioContext | undefined;
let hiss: AudioBuffer | undefined;

/** Browsers let a page sound only after a gesture, so the context is made as late as that. */
function opened(): AudioContext | undefined {
  if (typeof AudioContext === "undefined" || !navigator.userActivation?.hasBeenActive) return undefined;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  return context;
}

export function play(notes: Note[], rustles: Rustle[] = []): void {
  const audio = opened();
  if (!audio) return;
  notes.forEach((note) => sing(audio, note));
  rustles.forEach((rustle) => whisper(audio, rustle));
}

function sing(audio: AudioContext, note: Note): void {
  const start = audio.currentTime + note.at;
  const voice = audio.createOscillator();
  voice.type = note.wave ?? "sine";
  voice.frequency.setValueAtTime(note.pitch, start);
  if (note.to) voice.frequency.exponentialRampToValueAtTime(note.to, start + note.length);
  voice.connect(fading(audio, start, note.length, note.loud));
  voice.start(start);
  voice.stop(start + note.length);
}

function whisper(audio: AudioContext, rustle: Rustle): void {
  const start = audio.currentTime + rustle.at;
  hiss ??= noise(audio);
  const source = audio.createBufferSource();
  source.buffer = hiss;
  const band = audio.createBiquadFilter();
  band.type = "bandpass";
  band.frequency.value = rustle.band;
  source.connect(band);
  band.connect(fading(audio, start, rustle.length, rustle.loud));
  source.start(start);
  source.stop(start + rustle.length);
}

function fading(audio: AudioContext, start: number, length: number, loud: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(loud, start + Math.min(0.012, length / 4));
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  gain.connect(audio.destination);
  return gain;
}

function noise(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return buffer;
}
