import type { TextLine } from '../../artifacts/artifacts.ts';
import { defineAudit } from '../../audit.ts';
import { lineName } from '../../computed/text/line-name.ts';
import { capitalsIn } from '../../computed/text/capitals.ts';
import { smoothStep } from '../../computed/arithmetic/smooth-step.ts';
import { confidenceWeight } from '../../computed/text/main-lines.ts';
import { formatMessage } from '../../messages/format-message.ts';
import type { Curve } from '../../scoring/curves.ts';
import { passes } from '../../scoring/passes.ts';

/** Capitals in a short headline, a name or a button are style. In the remaining text they slow down reading. */
const OWN_STYLE = new Set<TextLine['role']>(['headline', 'callToAction', 'brand']);

/** Words from which a line counts fully. Shorter lines in capitals are headings or labels, which need no change. Chosen by judgment. */
const LINE = 4;
/**
 * Total words in such lines up to which capitals are style, and from which they are running text. Readers called this
 * fault no fault in 8 of 8 reports that named it for taglines and slogans.
 */
const RUNNING = { from: 8, to: 16 } as const;
/** Minimum number of words to judge at all, and the number from which the result is certain. */
const LEAST = 4;
const ENOUGH = 8;
/** Percent of the letters. */
const GOOD = 15;
/** Share of the letters of a line, or of all lines, from which they count as set in capitals. */
const SHOWN = 0.5;

const CURVE: Curve = {
  shape: 'falling',
  good: GOOD,
  middling: 55,
  source:
    'Direction: text in capitals is read more slowly (Tinker 1963, Legibility of Print); points: judgment',
};

const NAME = 'Capital letters';

const MESSAGES = {
  sentenceCase: 'Supporting text is in sentence case.',
  style: '{line} is set in capitals, which is style in a line or two.',
  shortLines: 'The supporting text is in capitals, which is style in short lines.',
  mostlyLower: 'Most of the supporting text is in sentence case.',
  capitals: '{line} is set in capitals.',
  capitalsAmongOthers:
    '{line} is set in capitals, like {others, plural, one {one more line} other {# more lines}}.',
  lower: 'Set {line} in sentence case and keep capitals for the headline.',
} as const;

export default defineAudit({
  id: 'capital-letters',
  needs: ['text'],
  unit: 'percent',
  curve: CURVE,
  effort: 'minutes',
  part: 'line',
  aspect: 'wording',
  words: {
    name: NAME,
    pass: 'Supporting text is in sentence case',
    fail: 'Supporting text is in capitals',
    why: 'Lines in capitals are slower to read and feel like shouting.',
    fix: 'Set everything except a short headline in sentence case.',
    action: 'Set supporting text in sentence case',
  },

  run({ text }) {
    const lines = text
      .filter(({ role }) => !OWN_STYLE.has(role))
      .map((line) => ({ line, ...capitalsIn(line.text) }))
      .map((each) => ({
        ...each,
        weight: Math.min(1, each.words / LINE) * confidenceWeight(each.line.confidence),
      }));
    const words = lines.reduce((sum, each) => sum + each.words, 0);
    const letters = lines.reduce((sum, each) => sum + each.weight * each.letters, 0);
    if (words < LEAST || letters === 0) {
      return {
        kind: 'notApplicable',
        reason: 'We found no supporting text with upper- and lowercase letters.',
      };
    }
    const capitals = lines.reduce((sum, each) => sum + each.weight * each.capitals, 0);
    const loud = lines
      .filter((each) => each.words >= LINE && each.capitals > SHOWN * each.letters)
      .toSorted((a, b) => b.weight * b.capitals - a.weight * a.capitals);
    const running = smoothStep(
      loud.reduce((sum, each) => sum + each.words, 0),
      RUNNING.from,
      RUNNING.to,
    );
    const share = (100 * capitals) / letters;
    const value = running * share;
    const shown = loud.length > 0 ? loud : lines.filter(({ letters: own }) => own > 0).slice(0, 1);
    const [first] = loud;
    return {
      kind: 'measured',
      value,
      confidence: Math.min(1, words / ENOUGH),
      evidence: shown.slice(0, 4).map(({ line }) => ({ label: lineName(line), box: line.box })),
      observation: observe(first?.line, { value, share, others: loud.length - 1 }),
      ...(first && !passes(CURVE, value)
        ? { advice: formatMessage(MESSAGES.lower, { line: lineName(first.line) }) }
        : (first || isMostlyCapitals(share) || !passes(CURVE, value)) && { title: NAME, advice: '' }),
    };
  },
});

interface Seen {
  readonly value: number;
  /** Percent of the supporting text in capitals. */
  readonly share: number;
  readonly others: number;
}

const isMostlyCapitals = (share: number): boolean => share > 100 * SHOWN;

function observe(line: TextLine | undefined, { value, share, others }: Seen): string {
  if (!line && isMostlyCapitals(share)) return MESSAGES.shortLines;
  if (!line) return share > 0 ? MESSAGES.mostlyLower : MESSAGES.sentenceCase;
  if (passes(CURVE, value)) return formatMessage(MESSAGES.style, { line: lineName(line) });
  return formatMessage(others > 0 ? MESSAGES.capitalsAmongOthers : MESSAGES.capitals, {
    others,
    line: lineName(line),
  });
}
