import type { PlacementFit } from '../../artifacts/placement-fit.ts';
import { defineAudit } from '../../audit.ts';
import { lineName } from '../../computed/text/line-name.ts';
import { joinedList } from '../../messages/joined-list.ts';
import { isForOneSlot } from '../../placements/ad-format.ts';
import { formatMessage } from '../../messages/format-message.ts';
import type { Curve } from '../../scoring/curves.ts';
import { passes } from '../../scoring/passes.ts';

/** The shapes that media plans are bought by. One version of each reaches most of the supply. */
const SHAPES = [
  { name: 'square and portrait feeds', from: 0.7, to: 1.15 },
  { name: 'tall and full-screen placements', from: 0, to: 0.7 },
  { name: 'landscape feeds and players', from: 1.6, to: 2.2 },
  { name: 'display rectangles', from: 1.15, to: 1.6 },
] as const;

const GOOD = 89;

const CURVE: Curve = {
  shape: 'rising',
  good: GOOD,
  middling: 62,
  source: 'Judgment; sizes, limits and free areas from the platforms’ own help pages, where they state them',
};

const NAME = 'Fit across formats';

const MESSAGES = {
  holds: 'Square, tall, landscape and rectangle: in each shape some placement shows the ad well.',
  weak: 'The ad loses most in {format}: {placement} does not show it well.',
  loses: 'In {format}, the ad loses {lost} ({placement}).',
  version: 'Upload a separate version for {format} ({placement}, {ratio}:1).',
  versionWith:
    'Upload a separate version for {format} ({placement}, {ratio}:1) with {lost} inside the frame.',
  mark: 'What {placement} shows',
  lostMark: '{line} is cut or covered there',
  slot: 'The file has the pixels of one ad slot, and runs nowhere else.',
  unknown: 'We know no placement for this kind of creative.',
} as const;

export default defineAudit({
  id: 'placement-reach',
  needs: ['placements', 'image', 'file'],
  unit: 'points',
  curve: CURVE,
  effort: 'hour',
  changes: ['crop'],
  part: 'placements',
  words: {
    name: NAME,
    pass: 'The main shapes show the ad well',
    fail: 'The ad loses its message in other formats',
    why: 'Automatic placements crop one upload to every format, so part of the message may be missing.',
    fix: 'Keep the message in the middle, or upload a version for each format.',
    action: 'Prepare versions for other formats',
  },

  run({ placements, image, file }) {
    if (isForOneSlot(image, file)) return { kind: 'notApplicable', reason: MESSAGES.slot };
    const shapes = SHAPES.flatMap(({ name, from, to }) => {
      const best = bestOf(placements.filter(({ ratio }) => ratio >= from && ratio < to));
      return best ? [{ name, best }] : [];
    });
    const worst = shapes.toSorted((a, b) => a.best.score - b.best.score)[0];
    if (!worst) return { kind: 'notApplicable', reason: MESSAGES.unknown };
    const value = shapes.reduce((sum, { best }) => sum + best.score, 0) / shapes.length;
    const lost = [...new Set(worst.best.covered.map(lineName))].slice(0, 2);
    const values = {
      format: worst.name,
      placement: `${worst.best.platform} ${worst.best.name}`,
      lost: joinedList(lost),
      ratio: worst.best.ratio.toFixed(2),
    };
    return {
      kind: 'measured',
      value,
      evidence: [
        { label: formatMessage(MESSAGES.mark, values), box: worst.best.crop },
        ...worst.best.covered.slice(0, 3).map((item) => ({
          label: formatMessage(MESSAGES.lostMark, { line: lineName(item) }),
          box: item.box,
        })),
      ],
      observation: formatMessage(messageFor(worst.best.score, lost.length > 0), values),
      ...(worst.best.score < GOOD &&
        (passes(CURVE, value)
          ? { title: NAME, advice: '' }
          : { advice: formatMessage(lost.length > 0 ? MESSAGES.versionWith : MESSAGES.version, values) })),
    };
  },
});

function messageFor(worst: number, isCut: boolean): string {
  if (worst >= GOOD) return MESSAGES.holds;
  return isCut ? MESSAGES.loses : MESSAGES.weak;
}

const bestOf = (placements: readonly PlacementFit[]): PlacementFit | undefined =>
  placements.toSorted((a, b) => b.score - a.score)[0];
