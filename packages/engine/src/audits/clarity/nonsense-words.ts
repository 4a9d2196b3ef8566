import { defineAudit } from '../../audit.ts';
import { excerpt, quoted } from '../../computed/copy/quotes.ts';
import { passagesOf } from '../../computed/said/passages.ts';
import { type WordingHit, nothingToJudge, wordingHitsIn } from '../../computed/said/wording-finding.ts';
import { gibberishIn, judgeWordOrder, unknownWordsIn } from '../../computed/said/sense.ts';
import { offerScore } from '../../language/index.ts';
import { formatMessage } from '../../messages/format-message.ts';

/** Below it, the words are reported as forming no sentence. From it to 100, nothing is claimed. */
const NO_SENSE = 50;

/** Whole sentences are quoted, and readers skip more than two. */
const QUOTED = 2;

const MESSAGES = {
  clear: 'The sentences we could check are well formed.',
  gibberish: '{words} {count, plural, one {means} other {mean}} nothing in English.',
  salad: '{words} {count, plural, one {does not form a sentence} other {do not form sentences}}.',
  rewrite: 'Rewrite {words} as a clear sentence that says what the ad offers.',
} as const;

export default defineAudit({
  id: 'nonsense-words',
  needs: ['text', 'copy'],
  optionalNeeds: ['text', 'copy'],
  unit: 'points',
  curve: {
    shape: 'rising',
    good: 60,
    middling: 45,
    source: 'Word order: fitted to headlines and copies against shuffled and random words; points: judgment',
  },
  effort: 'minutes',
  onVideo: 'all-words',
  words: {
    name: 'Sentence structure',
    pass: 'The sentences are well formed',
    fail: 'The words make no sentence',
    why: 'Words that make no sense carry no message, however well they are designed.',
    fix: 'Write what the ad has to say as a clear sentence.',
    action: 'Rewrite the words that make no sense',
  },

  run({ text, copy }) {
    const passages = passagesOf(text, copy);
    const none = nothingToJudge(passages);
    const gibberish = passages.flatMap((passage) => {
      const letters = gibberishIn(passage);
      return wordingHitsIn(passage, letters.length > 0 ? letters : unknownWordsIn(passage, passages));
    });
    if (gibberish.length > 0) return nonsenseFinding(gibberish, 0, MESSAGES.gibberish);
    const judged = passages.flatMap((passage) =>
      judgeWordOrder(passage)
        .filter(({ text: line }) => !isTable(line) && !LISTED.test(line) && offerScore(line) < OFFERING)
        .flatMap((order) => wordingHitsIn(passage, [order]).map((said) => ({ ...said, sense: order.sense }))),
    );
    if (judged.length === 0)
      return (
        none ?? {
          kind: 'notApplicable',
          reason:
            'Not measured: we found no English sentence of six or more words that we could read clearly, offers and tables aside.',
        }
      );
    const worst = judged.toSorted((a, b) => a.sense - b.sense);
    const sense = worst[0]!.sense;
    const odd = worst.filter((each) => each.sense < NO_SENSE);
    if (odd.length > 0) return nonsenseFinding(odd, sense, MESSAGES.salad);
    return {
      kind: 'measured',
      value: sense,
      evidence: [],
      observation: MESSAGES.clear,
    };
  },
});

/** How much of an offer a line must be to be complete without a verb: 'Free engraving on orders placed by May 4'. Chosen by judgment. */
const OFFERING = 0.5;

/** Opening hours, prices and sizes. At least every third word is a figure, and no one reads it as a sentence. */
const isTable = (line: string): boolean => {
  const words = line.split(/\s+/);
  return 3 * words.filter((word) => /\p{N}/u.test(word)).length >= words.length;
};

/** Separators of list items that run together in one line. A list does not have the word order of a sentence. */
const LISTED = /[•●◦▪■★☆✓✔]|\s[·|]\s/u;

const nonsenseFinding = (said: readonly WordingHit[], value: number, message: string) => ({
  kind: 'measured' as const,
  value,
  confidence: Math.min(...said.map(({ confidence }) => confidence)),
  evidence: said.map(({ evidence }) => evidence),
  observation: formatMessage(message, {
    words: quoted(
      said.map(({ hit }) => hit),
      QUOTED,
    ),
    count: said.length,
  }),
  advice: formatMessage(MESSAGES.rewrite, { words: excerpt(said[0]?.hit.text ?? '') }),
});
