import { formatValue } from '../format-value.ts';
import type { Analysis, Prediction } from '../report.ts';
import { type Facts, found, ofVideo } from './facts.ts';
import { READING, predictOfVideo } from './video-predictions.ts';

const CAVEAT = 'Predicted from the creative alone; not calibrated on your account.';

type Trend = Prediction['trend'];
const trendOf = (value: number, low: number, high: number): Trend =>
  value >= high ? 'up' : value < low ? 'down' : 'neutral';

/** Under a tenth with one place, so that a small share keeps a range. */
const percent = (share: number): string => formatValue(share * 100, 'percent');

/** What can honestly be foretold from a picture and its words: ranges with their method, no clicks and no money. */
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
    method: `Share of the predicted attention on headline, offer, call to action and brand${lookedAt(facts)}, a quarter either way.`,
    caveat: CAVEAT,
  };
}

function readingTime(facts: Facts): Prediction | null {
  const text = found(facts, 'text');
  const lines = text?.filter((line) => line.role !== 'legal') ?? [];
  const words = lines.reduce((sum, line) => sum + line.text.split(/\s+/).filter(Boolean).length, 0);
  if (!text || words === 0) return null;
  const seconds = words / READING.usual;
  return {
    metric: 'Time to read the picture',
    value: `${seconds.toFixed(1)} s`,
    trend: trendOf(-seconds, -5, -2.5),
    range: `${(words / READING.fast).toFixed(1)} to ${(words / READING.slow).toFixed(1)} s`,
    method: `${words} ${words === 1 ? 'word' : 'words'} at 200 to 300 words a minute (Brysbaert 2019); fine print left out.`,
    caveat: 'For people who stop to read; most look for one to two seconds.',
  };
}

function readablePlacements(facts: Facts): Prediction | null {
  const placements = found(facts, 'placements');
  if (!placements || placements.length === 0) return null;
  const clean = placements.filter((placement) => placement.score >= 80).length;
  const near = placements.filter((placement) => placement.score >= 60).length;
  return {
    metric: 'Placements it suits',
    value: `${clean} of ${placements.length}`,
    trend: trendOf(clean / placements.length, 0.15, 0.4),
    range: `${clean} to ${near} of ${placements.length}`,
    method:
      'Scored 80 or more of 100 by crop, safe zone, pixels, file weight and size of the words, even where a little is cut off; the upper figure counts those from 60 on.',
    caveat: 'Platforms change their figures; check those of a placement before you buy it.',
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
    method: `Share of the predicted attention on what was taken for the brand${lookedAt(facts)}, two fifths either way.`,
    caveat: 'As the attention on the message: predicted, and not calibrated on your account.',
  };
}

/** A video is looked at on the frame that shows most of its message. */
function lookedAt(facts: Facts): string {
  const second = ofVideo(facts) ? found(facts, 'scenes')?.heroSecond : undefined;
  return second === undefined ? '' : ` on the frame at ${formatValue(second, 'seconds')}`;
}
