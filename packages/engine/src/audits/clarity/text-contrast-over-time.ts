import { defineAudit } from '../../audit.ts';
import { lineName } from '../../computed/text/line-name.ts';
import { byHarm, softWorst } from '../../computed/arithmetic/soft-worst.ts';
import { FROM_FRAMES, meant, messageLines, surestMeant } from '../../computed/video/message.ts';
import { formatValue } from '../../format-value.ts';

const ENOUGH = 5;
const GOOD = 4.5;

export default defineAudit({
  id: 'text-contrast-over-time',
  needs: ['scenes'],
  unit: 'ratio',
  curve: {
    shape: 'rising',
    good: GOOD,
    middling: 2.7,
    source: 'WCAG 2.2 SC 1.4.3: 4.5:1, and 3:1 for large text; 2.7: judgement',
  },
  effort: 'minutes',
  words: {
    name: 'Contrast of the words over time',
    pass: 'The words stand out whenever they appear',
    fail: 'Some of the words sink into the moving picture',
    why: 'Words over a moving picture have less time than those of a still one; what does not stand out at once is missed.',
    fix: 'Lay a plain panel or a dark shade behind the words.',
    action: 'Raise the contrast of the words',
  },

  run({ scenes }) {
    const lines = byHarm(
      messageLines(scenes.text).map((line) => ({
        line,
        value: Math.min(ENOUGH, line.contrast),
        weight: meant(line) * (line.end - line.start),
      })),
      GOOD,
    );
    const worst = lines[0];
    if (!worst) return { kind: 'notApplicable', reason: 'No words of a message stand on the screen.' };
    const value = softWorst(lines);
    const { line } = worst;
    const at = formatValue(line.start, 'seconds');
    const ratio = formatValue(line.contrast, 'ratio');
    return {
      kind: 'measured',
      value,
      confidence: FROM_FRAMES * surestMeant(scenes.text),
      evidence: lines.slice(0, 4).map(({ line: each }) => ({
        label: `${lineName(each)} at ${formatValue(each.contrast, 'ratio')}`,
        second: each.start,
        box: each.box,
      })),
      observation: `The words of the video reach ${formatValue(value, 'ratio')}, the weakest counting most: ${lineName(line)} stands at ${ratio} from ${at}.`,
      advice:
        worst.value >= GOOD
          ? 'Keep the contrast of the words.'
          : `Lay a plain panel behind ${lineName(line)} at ${at}, which now stands at ${ratio}.`,
    };
  },
});
