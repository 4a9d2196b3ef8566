import type { TextLine } from '../../artifacts.ts';
import { defineAudit } from '../../audit.ts';
import { displaySize } from '../../computed/display-size.ts';
import { inkReaching } from '../../computed/ink-suggestion.ts';
import { mainLines } from '../../computed/main-lines.ts';
import { quote } from '../../computed/quote.ts';
import { byHarm, softWorst } from '../../computed/soft-worst.ts';
import { formatValue } from '../../format-value.ts';

/** More than this brings nothing to the eye (WCAG's strictest level asks for 7), and must not hide a weak line. */
const ENOUGH = 9;

/** How much the weakest stretch of a line counts against the whole of it. */
const WEAKEST_PART = 0.3;

/** CSS pixels from which WCAG calls text large: 18 pt. */
const LARGE = 24;
const RATIO_SMALL = 4.5;
const RATIO_LARGE = 3;

const SHOWN = 4;

export default defineAudit({
  id: 'text-contrast',
  needs: ['text', 'callToAction', 'image'],
  unit: 'ratio',
  curve: {
    shape: 'rising',
    good: 4.5,
    middling: 2.5,
    source: 'WCAG 2.2 SC 1.4.3: 4.5:1, and 3:1 for large text, at the size the ad is shown',
  },
  effort: 'minutes',
  words: {
    name: 'Contrast of the text',
    pass: 'The words stand out from their ground',
    fail: 'Words sink into their ground',
    why: 'Ads are read in sunlight, at arm’s length, in passing; words near the brightness of their ground are not read at all.',
    fix: 'Darken or lighten the letters, or lay a plain panel behind them.',
    action: 'Raise the contrast of the text',
  },

  run({ text, callToAction, image }) {
    const lines = byHarm(
      mainLines(text, callToAction).map(({ line, weight }) => ({
        line,
        weight,
        value: contrastOfLine(line),
      })),
      RATIO_SMALL,
    );
    const worst = lines[0];
    if (!worst) return { kind: 'notApplicable', reason: 'The picture has no words of a message.' };
    const value = softWorst(lines);
    const { line } = worst;
    const large = line.height * displaySize(image).height >= LARGE;
    const least = large ? RATIO_LARGE : RATIO_SMALL;
    return {
      kind: 'measured',
      value,
      evidence: lines
        .slice(0, SHOWN)
        .map(({ line: { text: words, box, contrast, ink: letters, ground } }) => ({
          label: `${quote(words)} at ${formatValue(contrast, 'ratio')}`,
          box,
          swatches: [letters, ground],
        })),
      observation: `${quote(line.text)} stands at ${formatValue(line.contrast, 'ratio')} on ${line.ground}, ${formatValue(line.worst.contrast, 'ratio')} where it is weakest; ${formatValue(least, 'ratio')} is the least for this size. All lines together, the weakest counting most: ${formatValue(value, 'ratio')}.`,
      advice: adviceFor(line, worst.value),
    };
  },
});

function adviceFor({ text, ink, ground }: TextLine, value: number): string {
  if (value >= RATIO_SMALL) return 'Keep these letters on these grounds.';
  const better = inkReaching(ground, ink, RATIO_SMALL);
  return better === ink
    ? `${quote(text)} is strong enough on its mean ground; lay a plain ${ground} panel behind its weakest stretch.`
    : `Set ${quote(text)} in ${better} instead of ${ink}, which reaches 4.5 : 1 on ${ground}, or lay a plain panel behind it.`;
}

const contrastOfLine = ({ contrast, worst }: TextLine): number =>
  (1 - WEAKEST_PART) * Math.min(ENOUGH, contrast) + WEAKEST_PART * Math.min(ENOUGH, worst.contrast);
