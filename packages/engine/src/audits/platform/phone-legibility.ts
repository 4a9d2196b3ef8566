import type { PlacementFit, TextLine } from '../../artifacts.ts';
import { defineAudit } from '../../audit.ts';
import { formatValue } from '../../format-value.ts';
import { WHOLE_FRAME } from '../../geometry.ts';

/** Points of placement score that make a placement about e times likelier to be the one that is bought. */
const PREFERENCE = 8;
/** At this letter height in CSS pixels half of the readers make the effort. */
const READABLE_PX = 9;
const READABLE_SLOPE = 1.4;
const WANTED_PX = 12;

export default defineAudit({
  id: 'phone-legibility',
  needs: ['text', 'placements'],
  unit: 'percent',
  curve: {
    shape: 'rising',
    good: 88,
    middling: 38,
    source:
      'Judgement: 11 pt is the least text size of Apple’s interface guidelines; letters of 12 CSS px read well',
  },
  effort: 'hour',
  words: {
    name: 'Legibility at display size',
    pass: 'The words can be read at the size they are shown',
    fail: 'Part of the words is too small at the size they are shown',
    why: 'A feed shows the picture a few centimetres wide; words that were large on the designer’s screen shrink to specks.',
    fix: 'Cut the small lines, or set them at least as large as the phone’s own text.',
    action: 'Enlarge the small words',
  },

  run({ text, placements }) {
    const lines = text.filter((line) => line.role !== 'legal' && line.text.trim() !== '');
    const best = placements[0];
    if (lines.length === 0)
      return { kind: 'notApplicable', reason: 'There are no words besides fine print.' };
    if (!best) return { kind: 'notApplicable', reason: 'No placement is known for this kind of creative.' };
    const judged = lines.map((line) => ({ line, px: pxIn(line, best), read: readShare(line, placements) }));
    const letters = ({ line }: (typeof judged)[number]) => line.text.length * line.confidence;
    const all = judged.reduce((sum, entry) => sum + letters(entry), 0);
    const value = (100 * judged.reduce((sum, entry) => sum + letters(entry) * entry.read, 0)) / (all || 1);
    const small = judged
      .toSorted((a, b) => a.px - b.px)
      .filter(({ px }) => px < WANTED_PX)
      .slice(0, 3);
    const smallest = small[0];
    return {
      kind: 'measured',
      value,
      confidence: 0.9,
      evidence:
        small.length > 0
          ? small.map(({ line, px }) => ({
              label: `“${line.text}” at ${formatValue(px, 'pixels')}`,
              box: line.box,
            }))
          : [{ label: 'All lines are large enough', box: WHOLE_FRAME }],
      observation: `${formatValue(value, 'percent')} of the letters can be read where it fits best (${best.platform} ${best.name}, ${best.displayWidth} x ${best.displayHeight} CSS px)${smallest ? `; “${smallest.line.text}” stands ${formatValue(smallest.px, 'pixels')} high there` : ''}.`,
      ...(smallest && {
        advice: `Enlarge “${smallest.line.text}” ${(WANTED_PX / smallest.px).toFixed(1)} times, to ${WANTED_PX} px on the screen, or leave it out.`,
      }),
    };
  },
});

const pxIn = (line: TextLine, { crop, displayHeight }: PlacementFit): number =>
  (line.height / crop.h) * displayHeight;

/** Over all placements, the fitting ones counting most: which of two is best by a hair must not decide. */
function readShare(line: TextLine, placements: readonly PlacementFit[]): number {
  const top = Math.max(...placements.map(({ score }) => score));
  let read = 0;
  let all = 0;
  for (const placement of placements) {
    const likelihood = Math.exp((placement.score - top) / PREFERENCE);
    read += likelihood / (1 + Math.exp(-(pxIn(line, placement) - READABLE_PX) / READABLE_SLOPE));
    all += likelihood;
  }
  return read / (all || 1);
}
