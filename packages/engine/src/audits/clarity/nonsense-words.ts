import { defineAudit } from '../../audit.ts';
import { excerpt, quoted } from '../../computed/copy/quotes.ts';
import { passagesOf } from '../../computed/said/passages.ts';
import { type Said, nothingToJudge, saidIn } from '../../computed/said/said.ts';
import { gibberishIn, ordersIn, unknownWordsIn } from '../../computed/said/sense.ts';

/** Below it the words are said to make no sentence; between it and 100 nothing is claimed. */
const NO_SENSE = 50;

export default defineAudit({
  id: 'nonsense-words',
  needs: ['text', 'copy'],
  spares: ['text', 'copy'],
  unit: 'points',
  curve: {
    shape: 'rising',
    good: 60,
    middling: 45,
    source:
      'word order: fitted to headlines and copies against shuffled and random words (npm run fit:word-order); points: judgement',
  },
  effort: 'minutes',
  words: {
    name: 'Words that make sense',
    pass: 'The words stand in the order of sentences',
    fail: 'The words make no sentence',
    why: 'Words that make no sentence carry no message, however well they are set.',
    fix: 'Write what the ad has to say as a sentence.',
    action: 'Rewrite the words that make no sense',
  },

  run({ text, copy }) {
    const passages = passagesOf(text, copy);
    const none = nothingToJudge(passages);
    const gibberish = passages.flatMap((passage) => {
      const letters = gibberishIn(passage);
      return saidIn(passage, letters.length > 0 ? letters : unknownWordsIn(passage, passages));
    });
    if (gibberish.length > 0) return found(gibberish, 0, 'letters that make no word');
    const judged = passages.flatMap((passage) =>
      ordersIn(passage).flatMap((order) =>
        saidIn(passage, [order]).map((said) => ({ ...said, sense: order.sense })),
      ),
    );
    if (judged.length === 0)
      return (
        none ?? {
          kind: 'notApplicable',
          reason: 'Not judged: no sentence of six or more common words was read surely.',
        }
      );
    const worst = judged.toSorted((a, b) => a.sense - b.sense);
    const sense = worst[0]!.sense;
    const odd = worst.filter((each) => each.sense < NO_SENSE);
    if (odd.length > 0) return found(odd, sense, 'words that make no sentence');
    return {
      kind: 'measured',
      value: sense,
      evidence: [],
      observation: 'The words that were judged stand in the order of sentences.',
    };
  },
});

const found = (said: readonly Said[], value: number, what: string) => ({
  kind: 'measured' as const,
  value,
  confidence: Math.min(...said.map(({ confidence }) => confidence)),
  evidence: said.map(({ evidence }) => evidence),
  observation: `${quoted(said.map(({ hit }) => hit))}: ${what}.`,
  advice: `Write ${excerpt(said[0]?.hit.text ?? '')} anew, as a sentence that says what the ad offers.`,
});
