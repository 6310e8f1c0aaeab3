// Two short ticks, made on the spot: your turn, and a move. Off unless wanted.

let context: AudioContext | null = null;

export function tick(pitch: "turn" | "move"): void {
  try {
    context ??= new AudioContext();
    const start = context.currentTime;
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.type = "sine";
    tone.frequency.setValueAtTime(pitch === "turn" ? 660 : 330, start);
    volume.gain.setValueAtTime(pitch === "turn" ? 0.08 : 0.03, start);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + (pitch === "turn" ? 0.18 : 0.06));
    tone.connect(volume).connect(context.destination);
    tone.start(start);
    tone.stop(start + 0.2);
  } catch {
    // A browser without sound plays on in silence.
  }
}
