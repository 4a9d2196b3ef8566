import { defineAudit } from '../../audit.ts';
import { wordsInto } from '../../computed/text/message-line.ts';
import { BENEFIT, OFFER } from '../../computed/words/picture-lexicon.ts';
import {
  evidenceIn,
  linesOf,
  named,
  notEnglishEnough,
  type PictureWord,
  pictureWords,
  readText,
  weighedShare,
  wordingConfidence,
} from '../../computed/words/picture-words.ts';
import { oneOf } from '../../computed/words/word-lists.ts';
import { say } from '../../messages/say.ts';

const listed = oneOf(new Set([...BENEFIT, ...OFFER]));

const namesGain = (entry: PictureWord): boolean => listed(entry) || /[$€£%]/.test(entry.word);

const GOOD = 16;

/** Percent of the text under which they are told to be few: what holds better is praised. */
const FEW = 5;

const MESSAGES = {
  named: '{words} {count, plural, one {tells} other {tell}} people what they gain.',
  hardlyNamed:
    'Of the words we read, only {words} {count, plural, one {tells} other {tell}} people what they gain.',
  missing:
    'We could not find a benefit or an offer in {headline}{lines, plural, =1 {} other { or the rest of the text}}.',
  toSay: 'say what people gain, save or avoid',
} as const;

export default defineAudit({
  id: 'benefit-words',
  needs: ['text'],
  unit: 'percent',
  curve: {
    shape: 'rising',
    good: GOOD,
    middling: -2,
    source: 'Judgment; words counted by a list of our own',
  },
  effort: 'minutes',
  words: {
    name: 'Benefit or offer',
    pass: 'The text says what people gain',
    fail: 'The text hardly says what people gain',
    why: 'People act for what they get; an ad that only names itself leaves them to guess.',
    fix: 'Name one gain: what the product saves, gives, makes easier or prevents, or what the offer is.',
    action: 'Name the benefit',
  },

  run({ text }) {
    const words = pictureWords(text);
    const reason = notEnglishEnough(words);
    if (reason !== null) return { kind: 'notApplicable', reason };
    const hits = words.filter(namesGain);
    const share = weighedShare(words, namesGain) * 100;
    const found = named(hits);
    return {
      kind: 'measured',
      value: share,
      confidence: wordingConfidence(words),
      evidence: evidenceIn(hits, words),
      observation:
        hits.length > 0
          ? say(share < FEW ? MESSAGES.hardlyNamed : MESSAGES.named, {
              ...found,
            })
          : say(MESSAGES.missing, { ...readText(words) }),
      ...(share < GOOD && { advice: `${wordsInto(linesOf(words), MESSAGES.toSay)}.` }),
    };
  },
});
