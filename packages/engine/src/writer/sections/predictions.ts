import { formatValue } from '../../format-value.ts';
import { say } from '../../messages/say.ts';
import type { Analysis, Prediction } from '../../report.ts';
import { isForOneSlot } from '../borne-out.ts';
import { type Facts, found, ofVideo } from '../facts.ts';
import { READING, predictOfVideo } from './video-predictions.ts';

const MESSAGES = {
  onMessage: 'Share of predicted attention on the headline, offer, call to action and brand, ±25%.',
  onMessageAt:
    'Share of predicted attention on the headline, offer, call to action and brand on the frame at {second}, ±25%.',
  onBrand: 'Share of predicted attention on what we think is the brand, ±40%.',
  onBrandAt: 'Share of predicted attention on what we think is the brand on the frame at {second}, ±40%.',
  predicted: 'Predicted from the creative alone, not from your account.',
  reading: 'Reading everything but the fine print at a normal pace, 200 to 300 words a minute.',
  readers: 'For people who stop to read; most look for one to two seconds.',
  placements:
    'Placements that score 80 or more for crop, safe zone, pixels, file weight and text size; the upper figure counts from 60.',
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
    readablePlacements(facts),
    brandNoticed(facts),
  ].filter((prediction) => prediction !== null);
}

function attentionOnMessage(facts: Facts): Prediction | null {
  const attention = found(facts, 'attention');
  if (!attention || !found(facts, 'text')) return null;
  const { headline, offer, callToAction, brand } = attention.shares;
  const share = Math.min(1, (headline ?? 0) + (offer ?? 0) + (callToAction ?? 0) + (brand ?? 0));
  return {
    metric: 'Attention on the message',
    value: percent(share),
    trend: trendOf(share, 0.15, 0.35),
    range: `${percent(share * 0.75)} to ${percent(Math.min(1, share * 1.25))}`,
    method: onFrame(facts, MESSAGES.onMessage, MESSAGES.onMessageAt),
    caveat: MESSAGES.predicted,
  };
}

function readingTime(facts: Facts): Prediction | null {
  const text = found(facts, 'text');
  const lines = text?.filter((line) => line.role !== 'legal') ?? [];
  const words = lines.reduce((sum, line) => sum + line.text.split(/\s+/).filter(Boolean).length, 0);
  if (!text || words === 0) return null;
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

function readablePlacements(facts: Facts): Prediction | null {
  const placements = found(facts, 'placements');
  if (!placements || placements.length === 0 || isForOneSlot(facts)) return null;
  const clean = placements.filter((placement) => placement.score >= 80).length;
  const near = placements.filter((placement) => placement.score >= 60).length;
  return {
    metric: 'Placements it suits',
    value: `${clean} of ${placements.length}`,
    trend: trendOf(clean / placements.length, 0.15, 0.4),
    range: `${clean} to ${near} of ${placements.length}`,
    method: MESSAGES.placements,
    caveat: MESSAGES.specs,
  };
}

function brandNoticed(facts: Facts): Prediction | null {
  const share = found(facts, 'attention')?.shares.brand;
  if (share === null || share === undefined) return null;
  return {
    metric: 'Attention on the brand',
    value: percent(share),
    trend: trendOf(share, 0.03, 0.08),
    range: `${percent(share * 0.6)} to ${percent(Math.min(1, share * 1.4))}`,
    method: onFrame(facts, MESSAGES.onBrand, MESSAGES.onBrandAt),
    caveat: MESSAGES.predicted,
  };
}

/** A video is looked at on the frame that shows most of its message. */
function onFrame(facts: Facts, message: string, ofFrame: string): string {
  const second = ofVideo(facts) ? found(facts, 'scenes')?.heroSecond : undefined;
  return second === undefined ? message : say(ofFrame, { second: formatValue(second, 'seconds') });
}
