import type { TextLine } from '../../artifacts.ts';
import { defineAudit } from '../../audit.ts';
import { lineName } from '../../computed/text/line-name.ts';
import { nearSizes, sizedLines, typeSizes } from '../../computed/text/type-sizes.ts';
import { formatValue } from '../../format-value.ts';
import { say } from '../../messages/say.ts';
import type { Curve } from '../../scoring/curves.ts';
import { passes } from '../../scoring/passes.ts';

const GOOD = 3;

const CURVE: Curve = {
  shape: 'falling',
  good: GOOD,
  middling: 6,
  source: 'Judgment: one size each for the headline, what supports it and the small print',
};

const MESSAGES = {
  few: '{count, plural, one {The text keeps to about one font size.} other {The text uses about # font sizes, few enough to look orderly.}}',
  many: 'The text uses about {count} font sizes, from {largest} down to {smallest} (three are enough).',
  align: 'Set {larger} and {smaller} in one size: they differ by only {share}, which looks like a mistake.',
} as const;

export default defineAudit({
  id: 'type-sizes',
  needs: ['text'],
  unit: 'count',
  curve: CURVE,
  effort: 'minutes',
  words: {
    name: 'Font sizes',
    pass: 'The text keeps to a few font sizes',
    fail: 'The text uses too many font sizes',
    why: 'A change of size signals importance; when every line has its own size, it signals nothing.',
    fix: 'Use one size for the headline, one for supporting text and one for fine print.',
    action: 'Reduce the number of font sizes',
  },

  run({ text }) {
    const lines = sizedLines(text);
    const bySize = lines.toSorted((a, b) => b.line.height - a.line.height);
    const [largest, smallest] = [bySize[0]?.line, bySize.at(-1)?.line];
    if (!largest || !smallest || lines.length < 2)
      return { kind: 'notApplicable', reason: 'We found fewer than two lines whose sizes could differ.' };
    const value = typeSizes(lines);
    const near = nearSizes(lines);
    return {
      kind: 'measured',
      value,
      evidence: (near ?? [largest, smallest]).map((line) => ({ label: lineName(line), box: line.box })),
      observation: say(passes(CURVE, value) ? MESSAGES.few : MESSAGES.many, {
        count: Math.round(value),
        largest: lineName(largest),
        smallest: lineName(smallest),
      }),
      ...(value > GOOD && near && { advice: alignment(...near) }),
    };
  },
});

const alignment = (larger: TextLine, smaller: TextLine): string =>
  say(MESSAGES.align, {
    larger: lineName(larger),
    smaller: lineName(smaller),
    share: formatValue(Math.round((larger.height / smaller.height - 1) * 100), 'percent'),
  });
