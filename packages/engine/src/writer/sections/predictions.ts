import { formatShare, formatValue } from '../../format-value.ts';
import { formatMessage } from '../../messages/format-message.ts';
import type { Analysis, Prediction } from '../../report.ts';
import type { PlacementFit } from '../../artifacts/placement-fit.ts';
import { isLegible } from '../../computed/placements/placements.ts';
import { AS_IS } from '../../report/placement-limits.ts';
import { joinedList } from '../../messages/joined-list.ts';
import { fitsNoAdSlot, runsInOneSlot } from '../reportable-fault.ts';
import { isSurePart } from '../doubt.ts';
import { type Facts, artifactIn, linesShown, isVideoReport, wordCount } from '../facts.ts';
import { THINGS } from '../verdict/verdict-things.ts';
import { READING, predictOfVideo } from './video-predictions.ts';

const MESSAGES = {
  attention: 'Attention on {part}',
  onMessage: 'First looks that fall on {parts}, ±25%.',
  onMessageAt: 'Looks at the frame at {second} that fall on {parts}, ±25%.',
  named: '{count, plural, one {it} other {them together}}',
  doubtful: 'Not counted: {parts}, of which we are not sure.',
  scale: 'Under 15% is little, 35% or more is a lot.',
  predicted: 'Predicted from the creative alone, not from your account.',
  reading:
    'About {words, plural, one {# word} other {# words}}, fine print included, at a normal pace of 200 to 300 a minute.',
  readers: 'For people who stop to read; most look for one to two seconds.',
  allAsIs: 'all without any change',
  asIs: '{count, plural, =0 {none} other {#}} without any change',
  placements: '{names}. In the others it is cropped, covered or too small to read, or outside their limits.',
  everyPlacement: '{names}.',
  ownShape:
    '{names} {count, plural, one {has} other {have}} its shape, but the platform’s controls cover part of the ad.',
  more: '{count} more',
  specs: 'Platforms change their specifications; check them before you buy.',
} as const;

type Trend = Prediction['trend'];
const trendOf = (value: number, low: number, high: number): Trend =>
  value >= high ? 'up' : value < low ? 'down' : 'neutral';

/** Shares below 10% get one decimal, so that a small share still has a range. */
/** Predictions from the picture and its text: ranges with their method. Never clicks or money. */
export function predict(facts: Facts): Analysis['performancePredictions'] {
  return [
    ...(isVideoReport(facts) ? predictOfVideo(facts) : []),
    attentionOnMessage(facts),
    isVideoReport(facts) ? null : readingTime(facts),
    suitablePlacements(facts),
  ].filter((prediction) => prediction !== null);
}

const MESSAGE = 'the message';

const MESSAGE_PARTS = ['headline', 'offer', 'callToAction', 'brand'] as const;

function attentionOnMessage(facts: Facts): Prediction | null {
  const attention = artifactIn(facts, 'attention');
  if (!attention || !artifactIn(facts, 'text') || !isSurePart('headline', facts)) return null;
  const looked = MESSAGE_PARTS.filter((part) => (attention.shares[part] ?? 0) > 0);
  const parts = looked.filter((part) => isSurePart(part, facts));
  const doubtful = looked.filter((part) => !parts.includes(part));
  if (parts.length === 0) return null;
  const share = Math.min(
    1,
    parts.reduce((sum, part) => sum + (attention.shares[part] ?? 0), 0),
  );
  const counted = thingsOf(parts);
  const isAll = parts.length === MESSAGE_PARTS.length;
  // The scale of little and a lot is known only for whole messages: at least two parts, including the brand.
  const whole = parts.length > 1 && parts.includes('brand');
  const method = [
    onFrame(facts, isAll ? counted : formatMessage(MESSAGES.named, { count: parts.length })),
    ...(doubtful.length > 0 ? [formatMessage(MESSAGES.doubtful, { parts: thingsOf(doubtful) })] : []),
    ...(whole ? [MESSAGES.scale] : []),
  ];
  return {
    // Do not call some parts 'the message': users would think that the uncounted parts get no attention.
    metric: formatMessage(MESSAGES.attention, { part: isAll ? MESSAGE : counted }),
    value: formatShare(share),
    trend: whole ? trendOf(share, 0.15, 0.35) : 'neutral',
    range: `${formatShare(share * 0.75)} to ${formatShare(Math.min(1, share * 1.25))}`,
    method: method.join(' '),
    caveat: MESSAGES.predicted,
  };
}

const thingsOf = (parts: readonly (typeof MESSAGE_PARTS)[number][]): string =>
  joinedList(parts.map((part) => THINGS[part]));

function readingTime(facts: Facts): Prediction | null {
  const words = wordCount(linesShown(facts).filter(({ role }) => role !== 'label'));
  if (words === 0) return null;
  const seconds = words / READING.usual;
  return {
    metric: 'Time to read the ad',
    value: `${seconds.toFixed(1)} s`,
    trend: trendOf(-seconds, -5, -2.5),
    range: `${(words / READING.fast).toFixed(1)} to ${(words / READING.slow).toFixed(1)} s`,
    method: formatMessage(MESSAGES.reading, { words }),
    caveat: MESSAGES.readers,
  };
}

/** Placements where the ad can run as is or nearly so; null for pages, posters and ads for a single slot, which run nowhere else. */
function suitablePlacements(facts: Facts): Prediction | null {
  if (runsInOneSlot(facts) || fitsNoAdSlot(facts)) return null;
  const all = artifactIn(facts, 'placements') ?? [];
  const runs = all.filter(({ fits }) => fits);
  const near = all.filter((each) => each.fits || losesLittle(each));
  if (near.length === 0) return null;
  const named = near.toSorted((a, b) => b.score - a.score);
  const under = all.filter(
    ({ kept, covered }) => kept >= AS_IS && covered.some(({ why }) => why === 'safe-zone'),
  );
  return {
    metric: 'Placements where little or nothing is lost',
    value: `${near.length} of ${all.length}`,
    trend: trendOf(near.length / all.length, 0.1, 0.25),
    range:
      runs.length === near.length ? MESSAGES.allAsIs : formatMessage(MESSAGES.asIs, { count: runs.length }),
    method: [
      formatMessage(near.length < all.length ? MESSAGES.placements : MESSAGES.everyPlacement, {
        names: namesOf(named),
      }),
      ...(under.length > 0
        ? [formatMessage(MESSAGES.ownShape, { names: namesOf(under), count: under.length })]
        : []),
    ].join(' '),
    caveat: MESSAGES.specs,
  };
}

/** Placement score, and share of the picture that is left (0..1), from which little is lost. Chosen by judgment. */
const LITTLE_LOST = { score: 80, kept: 0.9 } as const;

const losesLittle = ({ score, kept, covered, smallestTextPx }: PlacementFit): boolean =>
  score >= LITTLE_LOST.score && kept >= LITTLE_LOST.kept && covered.length === 0 && isLegible(smallestTextPx);

const MOST_NAMED = 3;

function namesOf(placements: readonly PlacementFit[]): string {
  const names = placements.slice(0, MOST_NAMED).map(({ platform, name }) => `${platform} ${name}`);
  const more = placements.length - names.length;
  return joinedList([...names, ...(more > 0 ? [formatMessage(MESSAGES.more, { count: more })] : [])]);
}

/** Names the frame for a video, whose attention is predicted on the frame that shows most of its message. */
function onFrame(facts: Facts, parts: string): string {
  const second = isVideoReport(facts) ? artifactIn(facts, 'scenes')?.heroSecond : undefined;
  return second === undefined
    ? formatMessage(MESSAGES.onMessage, { parts })
    : formatMessage(MESSAGES.onMessageAt, { parts, second: formatValue(second, 'seconds') });
}
