import { defineAudit } from '../../audit.ts';
import { displaySize } from '../../computed/display-size.ts';
import { lineName } from '../../computed/line-name.ts';
import { mainLines } from '../../computed/main-lines.ts';
import { byHarm, softWorst } from '../../computed/soft-worst.ts';
import { formatValue } from '../../format-value.ts';

/** Letters above this are read by everybody; larger ones must not hide a small line. CSS pixels. */
const ENOUGH = 28;

/** CSS pixels. */
const GOOD = 13;

const SHOWN = 4;

export default defineAudit({
  id: 'text-size',
  needs: ['text', 'callToAction', 'image'],
  unit: 'pixels',
  curve: {
    shape: 'rising',
    good: GOOD,
    middling: 8,
    source:
      'Judgement: 12 to 13 CSS pixels is the smallest size of running text on phones; measured at the width of a phone',
  },
  effort: 'hour',
  words: {
    name: 'Size of the text',
    pass: 'The words can be read on a phone',
    fail: 'Words are too small for a phone',
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
        label: `${lineName(each)}, ${formatValue(letters, 'pixels')} high on a phone`,
        box: each.box,
      })),
      observation: `${px < GOOD ? `${lineName(line)} is ${formatValue(px, 'pixels')} high on a phone` : `Every line of the message is at least ${GOOD} px high on a phone`}, where the picture is ${Math.round(shown.width)} px wide.${lines.length > 1 ? ` Over all lines it is ${formatValue(value, 'pixels')}, the smallest counting most.` : ''}`,
      advice:
        px < GOOD
          ? `Enlarge ${lineName(line)} from ${height} to ${wanted} of the picture’s height, or drop it.`
          : 'Keep every line at least at this size in other formats.',
    };
  },
});
