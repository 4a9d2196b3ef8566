import { formatValue } from '../../format-value.ts';
import { say } from '../../messages/say.ts';
import type { Analysis, Prediction } from '../../report.ts';
import type { PlacementFit } from '../../artifacts/placement-fit.ts';
import { joinedList } from '../../messages/joined-list.ts';
import { runsInOneSlot } from '../borne-out.ts';
import { AS_IS } from '../advice/platforms.ts';
import { isSurePart } from '../doubt.ts';
import { type Facts, found, linesToRead, ofVideo, wordCount } from '../facts.ts';
import { THINGS } from '../verdict/verdict-things.ts';
import { READING, predictOfVideo } from './video-predictions.ts';

const MESSAGES = {
  onMessage: 'First looks that fall on {parts}, ±25%: under 15% is little, 35% or more is a lot.',
  onMessageAt:
    'Looks at the frame at {second} that fall on {parts}, ±25%: under 15% is little, 35% or more is a lot.',
  predicted: 'Predicted from the creative alone, not from your account.',
  reading: 'Reading all but fine print and print on products at a normal pace, 200 to 300 words a minute.',
  readers: 'For people who stop to read; most look for one to two seconds.',
  placements: '{names}.',
  near: 'Up to {near} lose little.',
  others: 'In the others it is cropped or covered, or outside their limits.',
  noPlacement: 'In each it is cropped or covered, or outside its limits.',
  more: '{count} more',
  specs: 'Platforms change their specifications; check them before you buy.',
} as const;

type Trend = Prediction['trend'];
const trendOf = (value: number, low: number, high: number): Trend =>
  value >= high ? 'up' : value < low ? 'down' : 'neutral';

/** Under a tenth with one place, so that a small share keeps a range. */
const percent = (share: number): string => formatValue(share * 100, 'percent');

/** What can be predicted from a picture and its words: ranges with their method, no clicks and no money. */
export function predict(facts: Facts): Analysis['performancePredictions'] {
  return [
    ...(ofVideo(facts) ? predictOfVideo(facts) : []),
    attentionOnMessage(facts),
    ofVideo(facts) ? null : readingTime(facts),
    placementsAsIs(facts),
  ].filter((prediction) => prediction !== null);
}

/** What carries the message, as far as it was found for sure. */
const MESSAGE_PARTS = ['headline', 'offer', 'callToAction', 'brand'] as const;

function attentionOnMessage(facts: Facts): Prediction | null {
  const attention = found(facts, 'attention');
  if (!attention || !found(facts, 'text') || !isSurePart('headline', facts)) return null;
  const parts = MESSAGE_PARTS.filter((part) => (attention.shares[part] ?? 0) > 0 && isSurePart(part, facts));
  if (parts.length === 0) return null;
  const share = Math.min(
    1,
    parts.reduce((sum, part) => sum + (attention.shares[part] ?? 0), 0),
  );
  return {
    metric: 'Attention on the message',
    value: percent(share),
    trend: trendOf(share, 0.15, 0.35),
    range: `${percent(share * 0.75)} to ${percent(Math.min(1, share * 1.25))}`,
    method: onFrame(facts, joinedList(parts.map((part) => THINGS[part]))),
    caveat: MESSAGES.predicted,
  };
}

function readingTime(facts: Facts): Prediction | null {
  const words = wordCount(linesToRead(facts));
  if (words === 0) return null;
  const seconds = words / READING.usual;
  return {
    metric: 'Time to read the ad',
    value: `${seconds.toFixed(1)} s`,
    trend: trendOf(-seconds, -5, -2.5),
    range: `${(words / READING.fast).toFixed(1)} to ${(words / READING.slow).toFixed(1)} s`,
    method: MESSAGES.reading,
    caveat: MESSAGES.readers,
  };
}

function placementsAsIs(facts: Facts): Prediction | null {
  const placements = found(facts, 'placements');
  if (!placements || placements.length === 0 || runsInOneSlot(facts)) return null;
  const runs = placements.filter(({ fits, kept }) => fits && kept >= AS_IS);
  const near = placements.filter((each) => runs.includes(each) || each.score >= LITTLE_LOST).length;
  return {
    metric: 'Placements that take it as it is',
    value: `${runs.length} of ${placements.length}`,
    trend: trendOf(runs.length / placements.length, 0.1, 0.25),
    range: `${runs.length} to ${near} of ${placements.length}`,
    method: [
      runs.length > 0 ? say(MESSAGES.placements, { names: namesOf(runs) }) : '',
      near > runs.length ? say(MESSAGES.near, { near }) : '',
      near === 0 ? MESSAGES.noPlacement : near < placements.length ? MESSAGES.others : '',
    ]
      .filter((part) => part !== '')
      .join(' '),
    caveat: MESSAGES.specs,
  };
}

/** Score from which hardly anything is lost in a placement. Judgment. */
const LITTLE_LOST = 80;

/** Placements that are named. */
const MOST_NAMED = 3;

function namesOf(placements: readonly PlacementFit[]): string {
  const names = placements.slice(0, MOST_NAMED).map(({ platform, name }) => `${platform} ${name}`);
  const more = placements.length - names.length;
  return joinedList([...names, ...(more > 0 ? [say(MESSAGES.more, { count: more })] : [])]);
}

/** A video is looked at on the frame that shows most of its message. */
function onFrame(facts: Facts, parts: string): string {
  const second = ofVideo(facts) ? found(facts, 'scenes')?.heroSecond : undefined;
  return second === undefined
    ? say(MESSAGES.onMessage, { parts })
    : say(MESSAGES.onMessageAt, { parts, second: formatValue(second, 'seconds') });
}
