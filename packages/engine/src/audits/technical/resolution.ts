import { defineAudit } from '../../audit.ts';
import { joinedList } from '../../messages/joined-list.ts';
import { formatMessage } from '../../messages/format-message.ts';
import { slotDensityOf } from '../../placements/ad-format.ts';
import type { Curve } from '../../scoring/curves.ts';
import { passes } from '../../scoring/passes.ts';
import { WHOLE_FRAME } from '../../geometry.ts';

/** Pixels on the shorter side that are enough for every feed. */
const WANTED = 1080;

const CURVE: Curve = {
  shape: 'rising',
  good: 950,
  middling: 320,
  source:
    'Judgment: twice the 390 CSS px of a phone; 600x314 and 300x300 are the least of Google Ads help 17090561',
};

const NAME = 'Resolution';

const MESSAGES = {
  dense:
    'The file has {density, plural, =2 {twice} other {three times}} the pixels of its ad slot on each side ({size}).',
  sharp: 'The file has enough pixels for sharp screens ({size}).',
  tooFewFor: 'The file has too few pixels for {placements} ({size}).',
  soft: 'The file will look soft on a phone ({size}).',
  softAndTooFewFor: 'The file will look soft on a phone and has too few pixels for {placements} ({size}).',
  export: 'Export it from the original at {larger}.',
  exportForSlot: 'Export it from the original at {double}, twice the size of its slot.',
} as const;

export default defineAudit({
  id: 'resolution',
  needs: ['image', 'placements'],
  unit: 'pixels',
  curve: CURVE,
  effort: 'minutes',
  part: 'file',
  views: ['technical'],
  words: {
    name: NAME,
    pass: 'The file is sharp on phone screens',
    fail: 'The file has too few pixels for phones',
    why: 'Phone screens are dense, so a small file is enlarged and looks cheap.',
    fix: 'Export at twice the size it is shown, 1080 px or more on the shorter side.',
    action: 'Export with more pixels',
  },

  run({ image, placements }) {
    const value = Math.sqrt(image.width * image.height);
    const size = `${image.width} x ${image.height} px`;
    const short = placements.filter((placement) => !placement.enoughPixels && placement.kept > 0.75);
    const refused = short.slice(0, 2).map(({ platform, name }) => `${platform} ${name}`);
    const factor = Math.max(1.1, WANTED / value);
    const density = slotDensityOf(image);
    const isDense = density !== null && density > 1 && !passes(CURVE, value);
    const values = {
      size,
      density: density ?? 1,
      placements: joinedList(refused),
      double: `${2 * image.width} x ${2 * image.height} px`,
      larger: `${Math.round(image.width * factor)} x ${Math.round(image.height * factor)} px`,
    };
    return {
      kind: 'measured',
      value,
      display: size,
      evidence: [{ label: size, box: WHOLE_FRAME }],
      observation: formatMessage(isDense ? MESSAGES.dense : messageFor(value, refused.length > 0), values),
      ...(isDense && { title: NAME }),
      ...(value < WANTED && { advice: formatMessage(adviceFor(density), values) }),
    };
  },
});

/** An ad network takes a file for its slot at exact multiples of the slot's size only. */
function adviceFor(density: number | null): string {
  if (density === null) return MESSAGES.export;
  return density === 1 ? MESSAGES.exportForSlot : '';
}

function messageFor(value: number, isRefused: boolean): string {
  if (passes(CURVE, value)) return isRefused ? MESSAGES.tooFewFor : MESSAGES.sharp;
  return isRefused ? MESSAGES.softAndTooFewFor : MESSAGES.soft;
}
