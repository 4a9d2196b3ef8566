import { type InferenceSession, Tensor } from 'onnxruntime-node';
import type { Span } from '../../artifacts/video-artifacts.ts';
import { openSession } from '../tools/ort.ts';
import { SAMPLE_RATE } from './decoding/decode-pass.ts';

/** Samples that Silero VAD v5 takes per step, and those before them that it needs again. */
const WINDOW = 512;
const CONTEXT = 64;
const STATE = [2, 1, 128];

/** Speech begins at the first probability and ends below the second, as recommended for the model. */
const BEGINS = 0.5;
const ENDS = 0.35;

/**
 * Seconds. Shorter speech is a cough or the first beat of music, and a shorter pause is a breath. In 24 video ads without a
 * voice, five bits of music last 0.3 to 0.4 s. In 12 with a voice, the shortest speech lasts 0.9 s.
 */
const LEAST_SPEECH = 0.5;
const LEAST_PAUSE = 0.3;

let network: Promise<InferenceSession> | null = null;

/** Loads the model once per process. After a failed load, the next call tries again. */
function loadSpeech(): Promise<InferenceSession> {
  network ??= openSession('speech').catch((error: unknown) => {
    network = null;
    throw error;
  });
  return network;
}

/**
 * Finds speech with Silero VAD v5. Singing counts in part; music alone does not.
 * @param samples 16 kHz, mono
 * @throws when the network cannot be loaded
 */
export async function findSpeech(samples: Int16Array): Promise<Span[]> {
  const session = await loadSpeech();
  const rate = new Tensor('int64', BigInt64Array.from([BigInt(SAMPLE_RATE)]), []);
  const window = new Float32Array(CONTEXT + WINDOW);
  let state = new Tensor('float32', new Float32Array(STATE.reduce((a, b) => a * b)), STATE);
  const likely: number[] = [];
  for (let at = 0; at + WINDOW <= samples.length; at += WINDOW) {
    window.copyWithin(0, WINDOW);
    for (let i = 0; i < WINDOW; i++) window[CONTEXT + i] = samples[at + i]! / 32_768;
    const input = new Tensor('float32', window.slice(), [1, window.length]);
    const answer = await session.run({ input, state, sr: rate });
    const next = answer['stateN'];
    if (next) state = next as typeof state;
    likely.push(Number(answer['output']?.data[0] ?? 0));
  }
  return spansOf(likely);
}

function spansOf(likely: readonly number[]): Span[] {
  const step = WINDOW / SAMPLE_RATE;
  const spans: { start: number; end: number }[] = [];
  let speaking = false;
  likely.forEach((probability, i) => {
    if (!speaking && probability >= BEGINS) {
      const last = spans.at(-1);
      if (!last || i * step - last.end >= LEAST_PAUSE) spans.push({ start: i * step, end: i * step });
      speaking = true;
    }
    if (speaking && probability < ENDS) speaking = false;
    if (speaking) spans.at(-1)!.end = (i + 1) * step;
  });
  return spans.filter(({ start, end }) => end - start >= LEAST_SPEECH);
}
