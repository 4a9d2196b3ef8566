import { defineAudit } from '../../audit.ts';
import { formatValue } from '../../format-value.ts';
import { formatMessage } from '../../messages/format-message.ts';
import type { Curve } from '../../scoring/curves.ts';
import { passes } from '../../scoring/passes.ts';
import { WHOLE_FRAME } from '../../geometry.ts';

const NAME = 'Highlight and shadow detail';
const GOOD = 2;

/** Tonal range from which black is the picture's intended background. Chosen by judgment. */
const WIDE = 0.45;

const CURVE: Curve = { shape: 'falling', good: GOOD, middling: 17, source: 'Judgment' };

const MESSAGES = {
  whole: 'Highlights and shadows keep their detail.',
  slight: 'A small part of the picture has lost detail in {where}.',
  lost: 'Part of the picture has lost detail in {where}.',
  highlights: 'Lower the highlights in the original until their detail is back.',
  shadows: 'Lift the shadows in the original until their detail is back.',
  mark: '{blown} blown out, {crushed} crushed to black',
} as const;

export default defineAudit({
  id: 'tone-clipping',
  needs: ['quality'],
  unit: 'percent',
  curve: CURVE,
  effort: 'minutes',
  part: 'colors',
  views: ['technical'],
  words: {
    name: NAME,
    pass: 'Highlights and shadows keep their detail',
    fail: 'Highlights or shadows have lost detail',
    why: 'Where highlights are blown out or shadows crushed to black, the product’s surface and shape are lost.',
    fix: 'Recover the highlights or lift the shadows in the original.',
    action: 'Recover highlights and shadows',
  },

  run({ quality }) {
    const blown = quality.clippedHighlights * 100;
    const crushed = quality.clippedShadows * 100;
    const value = blown + crushed;
    const values = {
      blown: formatValue(blown, 'percent'),
      crushed: formatValue(crushed, 'percent'),
      where: blown >= crushed ? 'the highlights' : 'the shadows',
    };
    return {
      kind: 'measured',
      value,
      evidence: [{ label: formatMessage(MESSAGES.mark, values), box: WHOLE_FRAME }],
      observation: formatMessage(messageFor(value), values),
      ...(value > GOOD && adviceFor(blown >= crushed, quality.lightnessSpread)),
    };
  },
});

function adviceFor(blown: boolean, spread: number): { title?: string; advice: string } {
  if (blown) return { advice: MESSAGES.highlights };
  return spread >= WIDE ? { title: NAME, advice: '' } : { advice: MESSAGES.shadows };
}

function messageFor(value: number): string {
  if (value <= GOOD) return MESSAGES.whole;
  return passes(CURVE, value) ? MESSAGES.slight : MESSAGES.lost;
}
