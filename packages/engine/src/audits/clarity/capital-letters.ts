import type { TextLine } from '../../artifacts.ts';
import { defineAudit } from '../../audit.ts';
import { lineName } from '../../computed/text/line-name.ts';
import { capitalsIn } from '../../computed/text/capitals.ts';
import { trust } from '../../computed/text/main-lines.ts';
import { formatValue } from '../../format-value.ts';

/** A short headline, a name or a button in capitals is style; capitals slow the reading of what is left. */
const OWN_STYLE = new Set<TextLine['role']>(['headline', 'callToAction', 'brand']);

/** Words from which a line counts in full: one or two in capitals are a heading. Judgement. */
const LINE = 4;
/** Words that must stand there to be judged at all, and from which it is sure. */
const LEAST = 4;
const ENOUGH = 8;
/** Share of a line's letters from which it is shown as set in capitals. */
const SHOWN = 0.5;
/** A single word in capitals is a label that nobody needs to change. */
const LABEL = 1;

export default defineAudit({
  id: 'capital-letters',
  needs: ['text'],
  unit: 'percent',
  curve: {
    shape: 'falling',
    good: 15,
    middling: 55,
    source:
      'Direction: text in capitals is read more slowly (Tinker 1963, Legibility of Print); points: judgement',
  },
  effort: 'minutes',
  words: {
    name: 'Capital letters',
    pass: 'Supporting text is in sentence case',
    fail: 'Supporting text is in capitals',
    why: 'Words in capitals lose their outlines: longer lines take more time to read and sound like shouting.',
    fix: 'Set everything except a short headline in sentence case.',
    action: 'Set supporting text in sentence case',
  },

  run({ text }) {
    const lines = text
      .filter(({ role }) => !OWN_STYLE.has(role))
      .map((line) => ({ line, ...capitalsIn(line.text) }))
      .map((each) => ({ ...each, weight: Math.min(1, each.words / LINE) * trust(each.line.confidence) }));
    const words = lines.reduce((sum, each) => sum + each.words, 0);
    const letters = lines.reduce((sum, each) => sum + each.weight * each.letters, 0);
    if (words < LEAST || letters === 0) {
      return {
        kind: 'notApplicable',
        reason: 'Beside headline, brand and CTA there is no text with upper and lower case.',
      };
    }
    const capitals = lines.reduce((sum, each) => sum + each.weight * each.capitals, 0);
    const value = (100 * capitals) / letters;
    const loud = lines
      .filter((each) => each.words > LABEL && each.capitals > SHOWN * each.letters)
      .toSorted((a, b) => b.weight * b.capitals - a.weight * a.capitals);
    const shown = loud.length > 0 ? loud : lines.filter(({ letters: own }) => own > 0).slice(0, 1);
    const [first] = loud;
    return {
      kind: 'measured',
      value,
      confidence: Math.min(1, words / ENOUGH),
      evidence: shown.slice(0, 4).map(({ line }) => ({ label: lineName(line), box: line.box })),
      observation: first
        ? `${formatValue(value, 'percent')} of the supporting text is in capitals, most of it in ${lineName(first.line)}.`
        : `Longer lines are in sentence case (${formatValue(value, 'percent')} in capitals).`,
      ...(first && {
        advice: `Set ${lineName(first.line)} in sentence case; keep capitals for the headline.`,
      }),
    };
  },
});
