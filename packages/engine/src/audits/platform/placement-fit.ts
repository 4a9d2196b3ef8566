import type { PlacementFit } from '../../artifacts/placement-fit.ts';
import { defineAudit } from '../../audit.ts';
import { isLegible } from '../../computed/placements/placements.ts';
import { lineName } from '../../computed/text/line-name.ts';
import { formatValue } from '../../format-value.ts';
import { joinedList } from '../../messages/joined-list.ts';
import { formatMessage } from '../../messages/format-message.ts';
import type { Curve } from '../../scoring/curves.ts';
import { passes } from '../../scoring/passes.ts';

const GOOD = 99;

/** Share of the picture from which nothing is missing. */
const WHOLE = 0.995;

const CURVE: Curve = {
  shape: 'rising',
  good: GOOD,
  middling: 75,
  source: 'Judgment; sizes, limits and free areas from the platforms’ own help pages, where they state them',
};

const NAME = 'Fit to its best placement';

const MESSAGES = {
  whole: '{placement} shows the ad as it is.',
  fits: '{placement} suits the ad best and shows {kept} of it.',
  loses: '{placement} suits the ad best, but shows {kept} of it and cuts or covers {lost}.',
  weak: 'No placement shows all of this ad at a readable size; {placement} comes closest.',
  enlarge: '{whole} shows the whole picture; enlarge the small text for it.',
  version: 'Make a version for {placement} ({ratio}:1; this file is {size}).',
  versionWith:
    'Make a version for {placement} ({ratio}:1; this file is {size}) with {lost} inside the frame.',
  larger: 'Export it with more pixels.',
  mark: '{placement}: {kept} of the picture',
  lostMark: '{line} is cut or covered',
  unknown: 'We know no placement for this kind of creative.',
} as const;

export default defineAudit({
  id: 'placement-fit',
  needs: ['placements', 'image'],
  unit: 'points',
  curve: CURVE,
  effort: 'hour',
  changes: ['crop'],
  part: 'placements',
  words: {
    name: NAME,
    pass: 'The ad fits at least one placement',
    fail: 'The ad fits no placement well',
    why: 'An ad that fits no placement gets cropped automatically, and part of the message may go with it.',
    fix: 'Make a version in the exact format of the placement you buy.',
    action: 'Make a version for your placement',
  },

  run({ placements, image }) {
    const best = placements.toSorted((a, b) => b.score - a.score)[0];
    if (!best) return { kind: 'notApplicable', reason: MESSAGES.unknown };
    const fitsAny = placements.some(({ fits }) => fits);
    const lost = best.covered.map(lineName).slice(0, 2);
    const whole = lost.length > 0 ? undefined : placements.find((each) => each.kept > WHOLE);
    const values = {
      placement: `${best.platform} ${best.name}`,
      kept: formatValue(Math.round(100 * best.kept), 'percent'),
      lost: joinedList(lost),
      ratio: best.ratio.toFixed(2),
      size: `${image.width} x ${image.height} px`,
      whole: whole ? `${whole.platform} ${whole.name}` : '',
    };
    return {
      kind: 'measured',
      value: best.score,
      evidence: [
        { label: formatMessage(MESSAGES.mark, values), box: best.crop },
        ...best.covered.slice(0, 3).map((item) => ({
          label: formatMessage(MESSAGES.lostMark, { line: lineName(item) }),
          box: item.box,
        })),
      ],
      observation: formatMessage(messageFor(best, fitsAny), values),
      // Sections that count placements by `fits`, not by the score, must not say the opposite of the heading.
      ...(fitsAny !== passes(CURVE, best.score) && { title: NAME }),
      ...(best.score < GOOD && {
        advice: [
          whole
            ? formatMessage(MESSAGES.enlarge, values)
            : formatMessage(lost.length > 0 ? MESSAGES.versionWith : MESSAGES.version, values),
          ...(best.enoughPixels ? [] : [MESSAGES.larger]),
        ].join(' '),
      }),
    };
  },
});

function messageFor({ score, covered, kept, fits, smallestTextPx }: PlacementFit, fitsAny: boolean): string {
  if (covered.length > 0) return MESSAGES.loses;
  if (!fitsAny && !(passes(CURVE, score) && isLegible(smallestTextPx))) return MESSAGES.weak;
  return fits && kept > WHOLE ? MESSAGES.whole : MESSAGES.fits;
}
