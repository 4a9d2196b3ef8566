import { defineAudit } from '../../audit.ts';
import {
  excerpt,
  inItsClause,
  inOrder,
  marksOr,
  notEnglish,
  quoted,
  wholeCopy,
} from '../../computed/copy/quotes.ts';

export default defineAudit({
  id: 'copy-urgency',
  needs: ['copy'],
  unit: 'count',
  curve: {
    shape: 'sweetSpot',
    low: 0.9,
    high: 2,
    slack: 1.5,
    source: 'judgement: one reason to act now helps, a pile of them is pressure',
  },
  effort: 'minutes',
  words: {
    name: 'Urgency',
    pass: 'The copy gives a fair reason to act now',
    fail: 'The copy gives no reason to act now, or presses too hard',
    why: 'Without a deadline a decision is put off; stacked deadlines read as a trick.',
    fix: 'Give one true deadline or limit, once.',
    action: 'Give one fair reason to act now',
  },

  run({ copy }) {
    const other = notEnglish(copy);
    if (other) return other;
    const hits = inOrder(copy.urgency, copy.scarcity);
    const [first, ...rest] = hits;
    return {
      kind: 'measured',
      value: hits.length,
      evidence: marksOr(hits, wholeCopy(copy), 'No deadline or limit'),
      ...(!first && { title: 'The copy sets no deadline' }),
      observation: first
        ? `The copy presses with ${quoted(hits)}.`
        : `From ${excerpt(copy.opening.text, 40)} on, no deadline and no limit was found in the copy.`,
      advice: adviceFor(
        first?.text,
        rest.map(({ text }) => text),
        copy.offers[0] && inItsClause(copy, copy.offers[0]),
        excerpt((copy.sentences.at(-1) ?? copy.opening).text, 40),
      ),
    };
  },
});

function adviceFor(
  first: string | undefined,
  rest: readonly string[],
  offer: string | undefined,
  last: string,
): string {
  if (first !== undefined && rest.length > 0) {
    return `Keep “${first}” and cut ${rest
      .slice(0, 3)
      .map((text) => `“${text}”`)
      .join(', ')}.`;
  }
  return offer === undefined
    ? `If what ${last} speaks of ends or runs short, name the true day or number once.`
    : `Say until when ${offer} runs, if it ends.`;
}
