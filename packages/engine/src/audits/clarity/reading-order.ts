import type { TextRole } from '../../artifacts.ts';
import { defineAudit } from '../../audit.ts';
import { type MainLine, mainLines, prominence, trust } from '../../computed/main-lines.ts';
import { quote } from '../../computed/quote.ts';
import { after, readingPosition } from '../../computed/reading-position.ts';
import { weighedMean } from '../../computed/soft-worst.ts';

/** What should be read first, by role; an offer may stand before or after the body. */
const RANK: Partial<Record<TextRole, number>> = { headline: 0, offer: 1, body: 1, legal: 2 };

const LEGAL_WEIGHT = 0.3;

export default defineAudit({
  id: 'reading-order',
  needs: ['text', 'callToAction', 'image'],
  unit: 'points',
  curve: {
    shape: 'rising',
    good: 75,
    middling: 42,
    source:
      'Judgement: people read from the top left on (Nielsen 2006, Buscher 2009); 50 is side by side, 100 is in order',
  },
  effort: 'hour',
  words: {
    name: 'Reading order',
    pass: 'The lines stand in the order they should be read',
    fail: 'Details are read before the headline',
    why: 'A reader who meets the details first does not know what they are about, and leaves before the headline.',
    fix: 'Put the headline first on the reading way, then offer and body, and fine print last.',
    action: 'Put the lines in reading order',
  },

  run({ text, callToAction, image }) {
    const legal = text
      .filter((line) => line.role === 'legal')
      .map((line) => ({ line, weight: LEGAL_WEIGHT * trust(line.confidence) * prominence(line) }));
    const ratio = image.width / image.height;
    const pairs = pairsOf([...mainLines(text, callToAction), ...legal], ratio).toSorted(
      (a, b) => a.value - b.value,
    );
    const worst = pairs[0];
    if (!worst) return { kind: 'notApplicable', reason: 'There are not two kinds of lines to put in order.' };
    const value = weighedMean(pairs) * 100;
    const { first, second } = worst;
    return {
      kind: 'measured',
      value,
      evidence: [
        { label: `To be read first: ${quote(first.text)}`, box: first.box },
        { label: `To be read after it: ${quote(second.text)}`, box: second.box },
      ],
      observation:
        worst.value < 0.5
          ? `${quote(second.text)} is met before ${quote(first.text)}; the lines stand ${Math.round(value)} of 100 in order.`
          : `The lines stand ${Math.round(value)} of 100 in the order they should be read.`,
      advice:
        worst.value < 0.5
          ? `Move ${quote(first.text)} before ${quote(second.text)}, or change what they say: the first line met should be the message.`
          : 'Keep this order in other formats.',
    };
  },
});

/** Every two lines of different rank, and how clearly the first stands before the second, 0..1. */
const pairsOf = (lines: readonly MainLine[], ratio: number) =>
  lines.flatMap((a) =>
    lines
      .filter((b) => (RANK[a.line.role] ?? 1) < (RANK[b.line.role] ?? 1))
      .map((b) => ({
        first: a.line,
        second: b.line,
        weight: a.weight * b.weight,
        value: after(readingPosition(b.line.box, ratio), readingPosition(a.line.box, ratio)),
      })),
  );
