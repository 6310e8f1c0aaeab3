// Ten sounds, made on the spot: no file, no voice, nothing louder than a piece that is put down. Never two of the same within
// 80 ms, never more than four at once; a page that is not seen tells only that it is your turn.

export type Sound = "turn" | "card" | "agent" | "solari" | "spice" | "water" | "influence" | "point" | "combat" | "round";

const AGAIN = 80; // milliseconds
const MOST = 4;
const VOLUME = 0.5;

interface Tone {
  from: number; // Hz
  to?: number;
  at?: number; // seconds after the start
  lasts: number;
  gain: number;
  shape?: OscillatorType;
  rise?: number;
}

interface Hiss {
  from: number; // Hz, of the band that is let through
  to?: number;
  at?: number;
  lasts: number;
  gain: number;
  narrow?: number;
}

// A bowl struck softly; paper; wood on wood; coins; sand; a drop; three steps; a chord; far drums; the ground.
const RECIPES: Record<Sound, { tones?: Tone[]; hiss?: Hiss[] }> = {
  turn: { tones: [{ from: 196, lasts: 0.9, gain: 0.1, rise: 0.012 }, { from: 294, at: 0.07, lasts: 0.9, gain: 0.1, rise: 0.012 }] },
  card: { hiss: [{ from: 2200, to: 900, lasts: 0.06, gain: 0.1, narrow: 1.2 }], tones: [{ from: 110, at: 0.04, lasts: 0.05, gain: 0.05 }] },
  agent: { tones: [{ from: 150, to: 74, lasts: 0.14, gain: 0.16 }], hiss: [{ from: 3200, lasts: 0.014, gain: 0.05, narrow: 0.7 }] },
  solari: { tones: [{ from: 1240, lasts: 0.11, gain: 0.05, shape: "triangle" }, { from: 1660, at: 0.035, lasts: 0.11, gain: 0.05, shape: "triangle" }] },
  spice: { hiss: [{ from: 5200, lasts: 0.24, gain: 0.06, narrow: 3 }] },
  water: { tones: [{ from: 520, to: 1180, lasts: 0.09, gain: 0.08 }, { from: 520, to: 1180, at: 0.13, lasts: 0.09, gain: 0.028 }] },
  influence: { tones: [330, 392, 494].map((from, step) => ({ from, at: step * 0.06, lasts: 0.26, gain: 0.05, shape: "triangle" as const })) },
  point: { tones: [392, 587, 784].map((from) => ({ from, lasts: 1.4, gain: 0.06, rise: 0.03 })) },
  combat: { tones: [{ from: 92, to: 80, lasts: 0.9, gain: 0.07, shape: "sawtooth", rise: 0.08 }, { from: 93.5, lasts: 0.9, gain: 0.04, shape: "square", rise: 0.08 }], hiss: [{ from: 1100, lasts: 0.09, gain: 0.04, narrow: 1 }] },
  round: { tones: [{ from: 41, lasts: 1.6, gain: 0.14, rise: 0.4 }, { from: 61.5, lasts: 1.6, gain: 0.1, rise: 0.4 }, { from: 82, lasts: 1.2, gain: 0.05, rise: 0.4 }] },
};

let context: AudioContext | null = null;
let way: AudioNode | null = null; // a low-pass filter and the volume, then out
let noise: AudioBuffer | null = null;
let voices = 0;
const lately = new Map<Sound, number>();

function open(): AudioContext {
  if (context && way) return context;
  context = new AudioContext();
  const filter = new BiquadFilterNode(context, { type: "lowpass", frequency: 6000 });
  way = filter;
  filter.connect(new GainNode(context, { gain: VOLUME })).connect(context.destination);
  noise = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const grains = noise.getChannelData(0);
  for (let at = 0; at < grains.length; at++) grains[at] = Math.random() * 2 - 1;
  return context;
}

/** Loud at once or after `rise`, then dying away. */
function envelope(made: AudioContext, start: number, lasts: number, gain: number, rise = 0.004): GainNode {
  const volume = new GainNode(made, { gain: 0.0001 });
  volume.gain.setValueAtTime(0.0001, start);
  volume.gain.exponentialRampToValueAtTime(gain, start + rise);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + rise + lasts);
  return volume;
}

/** Whether there is anything to hear. */
export function play(sound: Sound, after = 0): boolean {
  const now = performance.now();
  if (voices >= MOST || now - (lately.get(sound) ?? -AGAIN) < AGAIN || (document.hidden && sound !== "turn")) return false;
  lately.set(sound, now);
  try {
    const made = open();
    // Before the first touch a browser keeps silent; what was missed is not played later.
    if (made.state === "suspended") {
      void made.resume();
      return false;
    }
    const start = made.currentTime + after;
    const { tones = [], hiss = [] } = RECIPES[sound];
    let longest = 0;
    for (const { from, to = from, at = 0, lasts, gain, shape = "sine", rise } of tones) {
      const tone = new OscillatorNode(made, { type: shape, frequency: from });
      tone.frequency.exponentialRampToValueAtTime(to, start + at + lasts);
      tone.connect(envelope(made, start + at, lasts, gain, rise)).connect(way!);
      tone.start(start + at);
      tone.stop(start + at + lasts + (rise ?? 0) + 0.05);
      longest = Math.max(longest, at + lasts);
    }
    for (const { from, to = from, at = 0, lasts, gain, narrow = 1 } of hiss) {
      const source = new AudioBufferSourceNode(made, { buffer: noise, loop: true });
      const band = new BiquadFilterNode(made, { type: "bandpass", frequency: from, Q: narrow });
      band.frequency.exponentialRampToValueAtTime(to, start + at + lasts);
      source.connect(band).connect(envelope(made, start + at, lasts, gain)).connect(way!);
      source.start(start + at);
      source.stop(start + at + lasts + 0.05);
      longest = Math.max(longest, at + lasts);
    }
    voices += 1;
    setTimeout(() => (voices -= 1), (after + longest) * 1000);
    return true;
  } catch {
    return false; // a browser without sound plays on in silence
  }
}
