import type { TextLine } from '../../artifacts.ts';
import { type Artifacts, defineAudit } from '../../audit.ts';
import { displaySize, isStrip } from '../../computed/layout/display-size.ts';
import { lineName } from '../../computed/text/line-name.ts';
import { mainLines } from '../../computed/text/main-lines.ts';
import { byHarm, softWorst } from '../../computed/arithmetic/soft-worst.ts';
import { formatValue } from '../../format-value.ts';

/** A little over what reads well: a large headline must not make up for an offer that nobody can read. CSS pixels. */
const ENOUGH = 18;

/** CSS pixels. */
const GOOD = 13;

/** CSS pixels from which the lines together read well, so that a small one is the exception. */
const LARGE_ENOUGH = 10;

const SHOWN = 4;

export default defineAudit({
  id: 'text-size',
  needs: ['text', 'callToAction', 'image'],
  spares: ['callToAction'],
  unit: 'pixels',
  curve: {
    shape: 'rising',
    good: GOOD,
    middling: 7.5,
    source:
      'Judgement: 12 to 13 CSS pixels is the smallest size of running text on phones; measured at the width of a phone',
  },
  effort: 'hour',
  words: {
    name: 'Size of the text',
    pass: 'The words are large enough to read',
    fail: 'Words are too small to read',
    why: 'A picture made on a large screen is seen on a small one; lines that need leaning in are skipped.',
    fix: 'Enlarge the smallest lines, or take words away until the rest can be larger.',
    action: 'Enlarge the smallest words',
  },

  run({ text, callToAction, image }) {
    const shown = displaySize(image);
    const lines = byHarm(
      mainLines(text, callToAction).map(({ line, weight }) => ({
        line,
        weight,
        value: line.height * shown.height,
      })),
      GOOD,
    );
    const worst = lines[0];
    if (!worst) return { kind: 'notApplicable', reason: 'The picture has no words of a message.' };
    const value = softWorst(lines.map(({ value: px, weight }) => ({ value: Math.min(ENOUGH, px), weight })));
    const { line, value: px } = worst;
    const height = formatValue(line.height * 100, 'percent');
    const wanted = formatValue((GOOD / shown.height) * 100, 'percent');
    return {
      kind: 'measured',
      value,
      evidence: lines.slice(0, SHOWN).map(({ line: each, value: letters }) => ({
        label: `${lineName(each)}, ${formatValue(letters, 'pixels')} high ${isStrip(image) ? 'on a page' : 'on a phone'}`,
        box: each.box,
      })),
      observation: observe(
        worst,
        lines.length > 1 ? value : null,
        shownWhere(image),
        lines.filter((each) => each.value < GOOD).length,
      ),
      advice:
        px < GOOD
          ? `Enlarge ${lineName(line)} from ${height} to ${wanted} of the picture’s height, or drop it.`
          : 'Keep every line at least at this size in other formats.',
    };
  },
});

/** A strip is an ad of a page, wherever the page is read. */
const shownWhere = (image: Artifacts['image']): string => {
  const width = Math.round(displaySize(image).width);
  return isStrip(image)
    ? `where a page shows the ad ${width} px wide`
    : `on a phone, where the picture is ${width} px wide`;
};

/** `all` is null for a single line. */
function observe(
  { line, value }: { line: TextLine; value: number },
  all: number | null,
  where: string,
  small: number,
): string {
  const px = (height: number) => formatValue(height, 'pixels');
  if (all === null) return `${lineName(line)} is ${px(value)} high ${where}.`;
  // The figure that is judged comes first; a line far below it is named as the exception that it is.
  return all >= LARGE_ENOUGH && value < all
    ? `The letters are ${px(all)} high ${where}, the smallest counting most; ${small === 1 ? `only ${lineName(line)} stays small` : `${lineName(line)} is the smallest`}, at ${px(value)}.`
    : `${lineName(line)} is ${px(value)} high ${where}; over all lines, the smallest counting most, it is ${px(all)}.`;
}
