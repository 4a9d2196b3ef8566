import type { PlacementFit, TextLine } from '../../artifacts.ts';
import { defineAudit } from '../../audit.ts';
import { lineName } from '../../computed/text/line-name.ts';
import { glanceLines, readableShare, shownPx } from '../../computed/placements/text.ts';
import { formatValue } from '../../format-value.ts';
import { WHOLE_FRAME } from '../../geometry.ts';

/** Points of placement score that make a placement about e times likelier to be the one that is bought. */
const PREFERENCE = 8;
const WANTED_PX = 12;
/** What the report quotes should be what stands in the picture. */
const SURELY_READ = 0.8;

export default defineAudit({
  id: 'phone-legibility',
  needs: ['text', 'placements'],
  unit: 'percent',
  curve: {
    shape: 'rising',
    good: 95,
    middling: 50,
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
    const lines = glanceLines(text);
    const best = placements[0];
    if (lines.length === 0)
      return { kind: 'notApplicable', reason: 'There are no words besides fine print.' };
    if (!best) return { kind: 'notApplicable', reason: 'No placement is known for this kind of creative.' };
    const value = 100 * readableAnywhere(lines, placements);
    const small = lines
      .map((line) => ({ line, px: shownPx(line, best.crop, best.displayHeight) }))
      .sort((a, b) => a.px - b.px)
      .filter(({ line, px }) => px < WANTED_PX && line.confidence >= SURELY_READ)
      .slice(0, 3);
    const smallest = small[0];
    return {
      kind: 'measured',
      value,
      confidence: 0.9,
      evidence:
        small.length > 0
          ? small.map(({ line, px }) => ({
              label: `${lineName(line)} at ${formatValue(px, 'pixels')}`,
              box: line.box,
            }))
          : [{ label: 'No line stands out as too small', box: WHOLE_FRAME }],
      observation: `${formatValue(value, 'percent')} of the words, weighed by size, can be read where it fits best (${best.platform} ${best.name}, ${best.displayWidth} x ${best.displayHeight} CSS px)${smallest ? `; ${lineName(smallest.line)} stands ${formatValue(smallest.px, 'pixels')} high there` : ''}.`,
      ...(smallest && {
        advice: `Enlarge ${lineName(smallest.line)} ${(WANTED_PX / smallest.px).toFixed(1)} times, to ${WANTED_PX} px on the screen, or leave it out.`,
      }),
    };
  },
});

/** Over all placements, the fitting ones counting most: which of two is best by a hair must not decide. */
function readableAnywhere(lines: readonly TextLine[], placements: readonly PlacementFit[]): number {
  const top = Math.max(...placements.map(({ score }) => score));
  let read = 0;
  let all = 0;
  for (const { score, crop, displayHeight } of placements) {
    const share = readableShare(lines, crop, displayHeight);
    if (share === null) continue;
    const likelihood = Math.exp((score - top) / PREFERENCE);
    read += likelihood * share;
    all += likelihood;
  }
  return all > 0 ? read / all : 0;
}
