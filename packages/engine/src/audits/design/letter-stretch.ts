import { defineAudit } from '../../audit.ts';
import { lineName } from '../../computed/text/line-name.ts';
import { formatMessage } from '../../messages/format-message.ts';
import { stretchOfLines } from '../../computed/text/letter-stretch.ts';

/** One wide line is a logo or a matter of style; a picture that was stretched widens all of them. */
const LEAST_LINES = 2;
const GOOD = 1.42;

const MESSAGES = {
  natural: 'We found no stretched letters.',
  stretched: 'The letters are wider than letters of their height usually are.',
  export:
    'Export the design at {size} from the original file instead of stretching it, and set {line} with normal letter spacing.',
  mark: 'Letters too wide for their height',
  widestMark: 'Widest letters',
  few: 'We read too few lines to judge the proportions of the letters.',
} as const;

export default defineAudit({
  id: 'letter-stretch',
  needs: ['text', 'image'],
  unit: 'ratio',
  curve: {
    shape: 'falling',
    good: GOOD,
    middling: 1.52,
    source:
      'Judgment: a quarter of the lines of 399 ads lies under 1.13 in 95 of 100, and under 1.30 in all; letters pulled to 1.9 times their width reach 1.9',
  },
  effort: 'minutes',
  words: {
    name: 'Letter proportions',
    pass: 'We found no stretched letters',
    fail: 'The letters look stretched',
    why: 'Stretched letters are slower to read and look like a file forced into the wrong format.',
    fix: 'Rebuild the design in this format instead of stretching it, with normal letter spacing.',
    action: 'Restore the letters’ proportions',
  },

  run({ text, image }) {
    const lines = stretchOfLines(text, image.width / image.height);
    if (lines.length < LEAST_LINES) {
      return {
        kind: 'notApplicable',
        reason: MESSAGES.few,
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
          ? narrowestFirst.slice(-5).map(({ line }) => ({ label: MESSAGES.mark, box: line.box }))
          : [{ label: MESSAGES.widestMark, box: widest.line.box }],
      observation: value > GOOD ? MESSAGES.stretched : MESSAGES.natural,
      ...(value > GOOD && {
        advice: formatMessage(MESSAGES.export, {
          size: `${image.width} x ${image.height} px`,
          line: lineName(widest.line),
        }),
      }),
    };
  },
});

/** First quartile, interpolated linearly. */
function quarterOf(rising: readonly number[]): number {
  const at = 0.25 * (rising.length - 1);
  const below = rising[Math.floor(at)]!;
  return below + (at - Math.floor(at)) * (rising[Math.ceil(at)]! - below);
}
