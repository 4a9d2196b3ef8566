import type { TextLine } from '../../artifacts/artifacts.ts';
import { defineAudit } from '../../audit.ts';
import { lineName } from '../../computed/text/line-name.ts';
import { englishLines, passagesOf } from '../../computed/said/passages.ts';
import { area } from '../../geometry.ts';
import { NEUTRAL_ARTIFACTS } from '../../grading/neutral-artifacts.ts';
import { formatMessage } from '../../messages/format-message.ts';
import type { Curve } from '../../scoring/curves.ts';
import { passes } from '../../scoring/passes.ts';

/** Fewer letters are a sign or a fragment, and a single line may be a logo. */
const LEAST = { letters: 4, lines: 2 } as const;
/** Letters whose size and contrast keep them readable: pixels, ratio, degrees. Smaller, fainter and steeper text has its own checks. */
const READABLE = { pixels: 12, contrast: 3.5, angle: 20 } as const;
/** Probability of being read exactly right below which a line counts as hard to make out. */
const HARD = 0.6;
const MARKED = 4;

/** Percent of the text. */
const CURVE: Curve = {
  shape: 'falling',
  good: 6,
  middling: 18,
  source:
    'Judgment: readers give 977 ads and banners 68 of 100 for readability up to 5% of such text, 44 up to 20%, and 27 above',
};

const MESSAGES = {
  plain: 'We could make out nearly all the text that we judged.',
  hard: 'Although it is large enough and has enough contrast, {line} is hard to make out{others, plural, =0 {} one {, like one more line} other {, like # more lines}}.',
  part: 'Part of the text is hard to make out.',
  reset: 'Set it once, in a plain typeface, with nothing over or behind the letters.',
  mark: 'Hard to make out',
  few: 'There is too little large English text to judge how well it can be made out.',
} as const;

export default defineAudit({
  id: 'legibility',
  needs: ['text', 'image'],
  unit: 'percent',
  curve: CURVE,
  effort: 'hour',
  part: 'line',
  aspect: 'other',
  words: {
    name: 'Legibility',
    pass: 'The text can be made out',
    fail: 'Part of the text is hard to make out',
    why: 'Viewers skip words that they have to decode.',
    fix: 'Set the words in a plain typeface, with nothing over or behind the letters.',
    action: 'Make the letters easier to make out',
  },

  run({ text, image }) {
    const lines = englishLines(passagesOf(text, NEUTRAL_ARTIFACTS.copy));
    const judged = lines.filter((line) => isReadable(line, image.height));
    if (judged.length < LEAST.lines) return { kind: 'notApplicable', reason: MESSAGES.few };
    const value = 100 * lostShare(judged);
    const hard = judged.filter((line) => readRightly(line) < HARD).toSorted((a, b) => b.height - a.height);
    const [first] = hard;
    const isHard = !passes(CURVE, value);
    return {
      kind: 'measured',
      value,
      evidence: isHard ? hard.slice(0, MARKED).map(({ box }) => ({ label: MESSAGES.mark, box })) : [],
      observation: !isHard
        ? MESSAGES.plain
        : first
          ? formatMessage(MESSAGES.hard, { line: lineName(first), others: hard.length - 1 })
          : MESSAGES.part,
      ...(isHard && { advice: MESSAGES.reset }),
    };
  },
});

/**
 * Share of their area that cannot be made out. Leaves out the line that loses most, since one line may be drawn, like a
 * title that illustrates an idea.
 */
function lostShare(lines: readonly TextLine[]): number {
  const lost = (line: TextLine): number => (1 - readRightly(line)) * area(line.box);
  const [, ...others] = lines.toSorted((a, b) => lost(b) - lost(a));
  const all = others.reduce((sum, { box }) => sum + area(box), 0);
  return all === 0 ? 0 : others.reduce((sum, line) => sum + lost(line), 0) / all;
}

const readRightly = ({ readRightly: chance, confidence }: TextLine): number => chance ?? confidence;

const isReadable = (line: TextLine, height: number): boolean =>
  line.role !== 'legal' &&
  line.text.length >= LEAST.letters &&
  line.contrast >= READABLE.contrast &&
  Math.abs(line.angle) < READABLE.angle &&
  line.height * height >= READABLE.pixels;
