import { coveredSeconds, earliest, mergeSpans } from '../../computed/video/spans.ts';
import { OPENING_SECONDS } from '../../computed/video/opening.ts';
import { firstNoticedLine, messageLines, promiseLines, countWords } from '../../computed/video/message.ts';
import { formatValue } from '../../format-value.ts';
import { formatMessage } from '../../messages/format-message.ts';
import type { Prediction } from '../../report.ts';
import { type Facts, artifactIn } from '../facts.ts';

/** Words per second in silent reading of short display text: 200 to 300 words per minute (Brysbaert 2019: 238). */
export const READING = { slow: 200 / 60, usual: 238 / 60, fast: 300 / 60 };

/** Seconds after which most viewers who do not leave at once have left. Chosen by judgment. */
const LATER = 6;

const MESSAGES = {
  seenBy: 'Seen by people who leave after {seconds} s',
  seen: 'How many of message, brand and call to action are on screen within {early} s, and within {later} s.',
  screenAlone: 'From what is on screen alone, not from your account.',
  captioned: 'Share of {seconds} of speech with text on screen; the text may say less than is spoken.',
  textAlone: 'From text alone, whatever the pictures tell.',
  reading:
    'We read {words, plural, one {# word} other {# words}} in {seconds}; people read 200 to 300 words a minute. Fine print is left out.',
  readers: 'For people who read everything; most watch as well.',
} as const;

/** Predictions from what a video shows and when. */
export const predictOfVideo = (facts: Facts): (Prediction | null)[] => [
  seenByEarlyLeavers(facts),
  withoutSound(facts),
  readingTime(facts),
];

/** How many of promise, brand and call to action a viewer who leaves early has seen. */
function seenByEarlyLeavers(facts: Facts): Prediction | null {
  const scenes = artifactIn(facts, 'scenes');
  if (!scenes) return null;
  const parts = [
    firstNoticedLine(promiseLines(scenes.text))?.second,
    earliest(scenes.brand)?.start,
    earliest(scenes.callToAction)?.start,
  ].map((second) => second ?? Infinity);
  const by = (second: number): number => parts.filter((start) => start < second).length;
  const early = by(OPENING_SECONDS);
  const later = by(LATER);
  return {
    metric: formatMessage(MESSAGES.seenBy, { seconds: OPENING_SECONDS }),
    value: `${early} of ${parts.length}`,
    trend: early >= 2 ? 'up' : early === 0 ? 'down' : 'neutral',
    range: `${early} to ${later} of ${parts.length}`,
    method: formatMessage(MESSAGES.seen, { early: OPENING_SECONDS, later: LATER }),
    caveat: MESSAGES.screenAlone,
  };
}

function withoutSound(facts: Facts): Prediction | null {
  const scenes = artifactIn(facts, 'scenes');
  const speech = mergeSpans(artifactIn(facts, 'sound')?.speech ?? []);
  const seconds = speech.reduce((sum, { start, end }) => sum + end - start, 0);
  if (!scenes || seconds === 0) return null;
  const words = messageLines(scenes.text);
  const share = speech.reduce((sum, span) => sum + coveredSeconds(words, span), 0) / seconds;
  const percent = (value: number): string => formatValue(100 * Math.min(1, Math.max(0, value)), 'percent');
  return {
    metric: 'Understood with the sound off',
    value: percent(share),
    trend: share >= 0.7 ? 'up' : share < 0.35 ? 'down' : 'neutral',
    range: `${percent(share - 0.15)} to ${percent(share + 0.1)}`,
    method: formatMessage(MESSAGES.captioned, { seconds: formatValue(seconds, 'seconds') }),
    caveat: MESSAGES.textAlone,
  };
}

function readingTime(facts: Facts): Prediction | null {
  const lines = messageLines(artifactIn(facts, 'scenes')?.text ?? []);
  const duration = artifactIn(facts, 'video')?.durationSeconds ?? 0;
  const words = lines.reduce((sum, { text }) => sum + countWords(text), 0);
  if (words === 0 || duration === 0) return null;
  const share = words / READING.usual / duration;
  return {
    metric: 'Time spent reading',
    value: formatValue(words / READING.usual, 'seconds'),
    trend: share > 0.8 ? 'down' : share < 0.5 ? 'up' : 'neutral',
    range: `${formatValue(words / READING.fast, 'seconds')} to ${formatValue(words / READING.slow, 'seconds')}`,
    method: formatMessage(MESSAGES.reading, { words, seconds: formatValue(duration, 'seconds') }),
    caveat: MESSAGES.readers,
  };
}
