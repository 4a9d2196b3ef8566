import { covered, earliest, joined } from '../computed/video/spans.ts';
import { OPENING_SECONDS } from '../computed/video/opening.ts';
import { firstSaid, messageLines, promiseLines, wordsIn } from '../computed/video/message.ts';
import { formatValue } from '../format-value.ts';
import type { Prediction } from '../report.ts';
import { type Facts, found } from './facts.ts';

/** Words a second, silent reading of short display text: 200 to 300 words a minute (Brysbaert 2019: 238). */
export const READING = { slow: 200 / 60, usual: 238 / 60, fast: 300 / 60 };

/** Seconds after which most of those who do not leave at once are gone. Judgement. */
const LATER = 6;

const CAVEAT = 'From what stands on the screen alone; not calibrated on your account.';

/** What can honestly be foretold from what a video shows and when. */
export const predictOfVideo = (facts: Facts): (Prediction | null)[] => [
  takenAlong(facts),
  withoutSound(facts),
  readingTime(facts),
];

/** Of promise, brand and request: what somebody has seen who leaves early. */
function takenAlong(facts: Facts): Prediction | null {
  const scenes = found(facts, 'scenes');
  if (!scenes) return null;
  const parts = [
    firstSaid(promiseLines(scenes.text))?.second,
    earliest(scenes.brand)?.start,
    earliest(scenes.callToAction)?.start,
  ].map((second) => second ?? Infinity);
  const by = (second: number): number => parts.filter((start) => start < second).length;
  const early = by(OPENING_SECONDS);
  const later = by(LATER);
  return {
    metric: `Seen by those who leave after ${OPENING_SECONDS} s`,
    value: `${early} of ${parts.length}`,
    trend: early >= 2 ? 'up' : early === 0 ? 'down' : 'neutral',
    range: `${early} to ${later} of ${parts.length}`,
    method: `Of promise, brand and call to action: those on the screen within ${OPENING_SECONDS} s, and within ${LATER} s.`,
    caveat: CAVEAT,
  };
}

function withoutSound(facts: Facts): Prediction | null {
  const scenes = found(facts, 'scenes');
  const speech = joined(found(facts, 'sound')?.speech ?? []);
  const seconds = speech.reduce((sum, { start, end }) => sum + end - start, 0);
  if (!scenes || seconds === 0) return null;
  const words = messageLines(scenes.text);
  const share = speech.reduce((sum, span) => sum + covered(words, span), 0) / seconds;
  const percent = (value: number): string => formatValue(100 * Math.min(1, Math.max(0, value)), 'percent');
  return {
    metric: 'Understood with the sound off',
    value: percent(share),
    trend: share >= 0.7 ? 'up' : share < 0.35 ? 'down' : 'neutral',
    range: `${percent(share - 0.15)} to ${percent(share + 0.1)}`,
    method: `Share of ${formatValue(seconds, 'seconds')} of speech with words on the screen; they may say less than is spoken.`,
    caveat: 'Of words alone, whatever the pictures tell; not calibrated on your account.',
  };
}

function readingTime(facts: Facts): Prediction | null {
  const lines = messageLines(found(facts, 'scenes')?.text ?? []);
  const duration = found(facts, 'video')?.durationSeconds ?? 0;
  const words = lines.reduce((sum, { text }) => sum + wordsIn(text), 0);
  if (words === 0 || duration === 0) return null;
  const share = words / READING.usual / duration;
  return {
    metric: 'Time spent reading',
    value: formatValue(words / READING.usual, 'seconds'),
    trend: share > 0.8 ? 'down' : share < 0.5 ? 'up' : 'neutral',
    range: `${formatValue(words / READING.fast, 'seconds')} to ${formatValue(words / READING.slow, 'seconds')}`,
    method: `${words} ${words === 1 ? 'word' : 'words'} in ${formatValue(duration, 'seconds')}, at 200 to 300 words a minute (Brysbaert 2019); fine print left out.`,
    caveat: 'For people who read everything; most watch as well.',
  };
}
