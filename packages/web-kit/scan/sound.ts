/** A short tick for a scan that was taken, a low buzz for one that was not: heard without looking up. Wish 6. */
import { useScanDevice } from './device.ts';

type Tone = { hertz: number; shape: OscillatorType; seconds: number; loud: number };

const TICK: Tone = { hertz: 1480, shape: 'sine', seconds: 0.06, loud: 0.12 };
const BUZZ: Tone = { hertz: 165, shape: 'square', seconds: 0.26, loud: 0.1 };

let output: AudioContext | null = null;

function play({ hertz, shape, seconds, loud }: Tone): void {
  if (!useScanDevice.getState().suara || typeof AudioContext === 'undefined') return;
  output ??= new AudioContext();
  // Browsers start silent until the first key or click.
  if (output.state === 'suspended') void output.resume();
  const [tone, volume] = [output.createOscillator(), output.createGain()];
  const start = output.currentTime;
  tone.type = shape;
  tone.frequency.value = hertz;
  volume.gain.setValueAtTime(loud, start);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + seconds);
  tone.connect(volume).connect(output.destination);
  tone.start(start);
  tone.stop(start + seconds);
}

export const tick = (): void => play(TICK);
export const buzz = (): void => play(BUZZ);
