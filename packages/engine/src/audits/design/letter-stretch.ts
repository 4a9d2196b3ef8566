import { defineAudit } from '../../audit.ts';
import { lineName } from '../../computed/text/line-name.ts';
import { stretchOfLines } from '../../computed/text/letter-stretch.ts';

/** One wide line is a logo or a matter of style; a picture that was pulled out of shape widens all of them. */
const LEAST_LINES = 2;
const GOOD = 1.42;

export default defineAudit({
  id: 'letter-stretch',
  needs: ['text', 'image'],
  unit: 'ratio',
  curve: {
    shape: 'falling',
    good: GOOD,
    middling: 1.52,
    source:
      'judgement: a quarter of the lines of 399 ads lies under 1.13 in 95 of 100, and under 1.30 in all; letters pulled to 1.9 times their width reach 1.9',
  },
  effort: 'minutes',
  words: {
    name: 'Proportions of the letters',
    pass: 'Letters keep their proportions',
    fail: 'The letters are stretched or set far apart',
    why: 'Letters pulled out of shape read slowly and look like a file that was forced into a format.',
    fix: 'Set the design anew in this format instead of stretching it, with normal letter spacing.',
    action: 'Restore the proportions',
  },

  run({ text, image }) {
    const lines = stretchOfLines(text, image.width / image.height);
    if (lines.length < LEAST_LINES) {
      return {
        kind: 'notApplicable',
        reason: 'Too few lines were read to judge the proportions of letters.',
      };
    }
    const narrowestFirst = lines.toSorted((a, b) => a.stretch - b.stretch);
    const value = quarterOf(narrowestFirst.map(({ stretch }) => stretch));
    const widest = narrowestFirst.at(-1)!;
    return {
      kind: 'measured',
      value,
      evidence:
        value > GOOD
          ? narrowestFirst
              .slice(-5)
              .map(({ line }) => ({ label: 'Letters too wide for their height', box: line.box }))
          : [{ label: 'The widest letters', box: widest.line.box }],
      observation:
        value > GOOD
          ? `Most lines are ${value.toFixed(1)} times as wide as letters of their height usually are.`
          : 'The letters are as wide as their height asks for.',
      ...(value > GOOD && {
        advice: `Export the design anew at ${image.width} x ${image.height} px instead of scaling one side, and set ${lineName(widest.line)} with normal letter spacing.`,
      }),
    };
  },
});

/** The value that a quarter lies under, in proportion between neighbors. */
function quarterOf(rising: readonly number[]): number {
  const at = 0.25 * (rising.length - 1);
  const below = rising[Math.floor(at)]!;
  return below + (at - Math.floor(at)) * (rising[Math.ceil(at)]! - below);
}
