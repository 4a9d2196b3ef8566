import { defineAudit } from '../../audit.ts';
import { lineOfMark, mainMark } from '../../computed/brand/brand-mark.ts';
import { inkReaching } from '../../computed/design/ink-suggestion.ts';
import { markName } from '../../computed/text/line-name.ts';
import { brandShown } from '../../computed/layout/presence.ts';
import { seenSurely } from '../../computed/text/readable.ts';
import { formatValue } from '../../format-value.ts';

const GOOD = 4.5;

export default defineAudit({
  id: 'brand-contrast',
  needs: ['brand', 'text'],
  unit: 'ratio',
  curve: {
    shape: 'rising',
    good: GOOD,
    middling: 2.2,
    source: 'Judgement: WCAG 2.2 SC 1.4.3 exempts logos; 3:1, its figure for large text, scores about 84',
  },
  effort: 'minutes',
  words: {
    name: 'Contrast of the brand',
    pass: 'The brand stands out from its ground',
    fail: 'The brand sinks into its ground',
    why: 'A mark that has the brightness of its ground is not noticed, whatever its size.',
    fix: 'Use the light or the dark version of the logo, or put it on a plain panel.',
    action: 'Raise the contrast of the brand mark',
  },

  run({ brand, text }) {
    const mark = mainMark(brand);
    const line = mark && lineOfMark(mark, text);
    if (!mark || !line)
      return { kind: 'notApplicable', reason: 'No brand name was read whose contrast could be measured.' };
    const value = line.contrast;
    const name = markName(mark);
    const figure = formatValue(value, 'ratio');
    return {
      kind: 'measured',
      value,
      confidence: brandShown(brand) * seenSurely(line),
      evidence: [{ label: `${name} at ${figure}`, box: mark.box, swatches: [line.ink, line.ground] }],
      observation: `${name} stands at ${figure} (${line.ink} on ${line.ground}).`,
      advice:
        value < GOOD
          ? `Use a version of ${name} in ${inkReaching(line.ground, line.ink, GOOD)} on this ground, or put a plain panel behind it.`
          : 'Keep this version of the mark on this ground.',
    };
  },
});
