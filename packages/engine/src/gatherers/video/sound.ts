import { type Sound, type Span, TIMELINE_STEP } from '../../artifacts/video-artifacts.ts';
import { SAMPLE_RATE } from './decoding/decode-pass.ts';
import { findSpeech } from './speech.ts';
import { spansWhere } from './spans.ts';

/** RMS level, of full scale, below which a tenth of a second is silent: -50 dBFS. */
const SILENT = 10 ** (-50 / 20);
const WINDOW = SAMPLE_RATE / 10;
const LEAST_SILENCE = 0.5;

/** Lowest value that the loudness meter shows. */
const FLOOR = -70;

const NO_SOUND: Sound = {
  present: false,
  lufs: null,
  truePeak: null,
  range: null,
  loudness: [],
  silence: [],
  speech: [],
  speechShare: 0,
};

/**
 * Measures loudness with the decoder's meter (EBU R128), and silence and speech from the samples.
 * @param samples 16 kHz, mono; null without a sound stream
 * @param log output of the meter
 */
export async function measureSound(
  samples: Int16Array | null,
  log: string,
  duration: number,
): Promise<Sound> {
  if (!samples) return NO_SOUND;
  const levels = windowLevels(samples);
  const silence = spansWhere(levels.length, 10, (i) => levels[i]! < SILENT, LEAST_SILENCE);
  const present = levels.some((level) => level >= SILENT);
  const speech = present ? await findSpeech(samples) : [];
  return {
    present,
    ...(present ? summary(log) : { lufs: null, truePeak: null, range: null }),
    loudness: momentary(log, duration),
    silence,
    speech,
    speechShare: Math.min(1, lengthOf(speech) / Math.max(duration, TIMELINE_STEP)),
  };
}

const lengthOf = (spans: readonly Span[]): number =>
  spans.reduce((sum, { start, end }) => sum + end - start, 0);

function windowLevels(samples: Int16Array): number[] {
  return Array.from({ length: Math.ceil(samples.length / WINDOW) }, (_, i) => {
    const part = samples.subarray(i * WINDOW, (i + 1) * WINDOW);
    const squares = part.reduce((sum, value) => sum + value * value, 0);
    return Math.sqrt(squares / part.length) / 32_768;
  });
}

/** Parses the summary that the meter prints at the end. */
function summary(log: string): Pick<Sound, 'lufs' | 'truePeak' | 'range'> {
  const end = log.slice(log.lastIndexOf('Summary:'));
  const figure = (pattern: RegExp): number | null => {
    const found = pattern.exec(end);
    return found && Number.isFinite(Number(found[1])) ? Number(found[1]) : null;
  };
  const lufs = figure(/I:\s+(-?[\d.]+) LUFS/);
  return {
    lufs: lufs !== null && lufs > FLOOR ? lufs : null,
    range: figure(/LRA:\s+(-?[\d.]+) LU/),
    truePeak: figure(/Peak:\s+(-?[\d.]+) dBFS/),
  };
}

/** Momentary loudness per step: the loudest tenth of a second in it. */
function momentary(log: string, duration: number): number[] {
  const steps = Math.max(1, Math.ceil(duration / TIMELINE_STEP - 1e-6));
  const loudest = Array.from({ length: steps }, () => FLOOR);
  for (const [, second, loudness] of log.matchAll(/\bt:\s*([\d.]+)\s.*?\bM:\s*(-?[\d.]+|nan|-inf)/g)) {
    const step = Math.min(steps - 1, Math.floor(Number(second) / TIMELINE_STEP));
    const value = Number(loudness);
    if (Number.isFinite(value)) loudest[step] = Math.max(loudest[step]!, value);
  }
  return loudest;
}
