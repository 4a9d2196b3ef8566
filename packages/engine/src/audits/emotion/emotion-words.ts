import { defineAudit } from '../../audit.ts';
import { wordsInto } from '../../computed/text/message-line.ts';
import { FEELING } from '../../computed/words/picture-lexicon.ts';
import {
  evidenceIn,
  linesOf,
  named,
  notEnglishEnough,
  pictureWords,
  readText,
  weighedShare,
  wordingConfidence,
} from '../../computed/words/picture-words.ts';
import { oneOf } from '../../computed/words/word-lists.ts';
import { say } from '../../messages/say.ts';

const namesFeeling = oneOf(FEELING);

const GOOD = 9;

/** Percent of the text under which they are told to be few: what holds better is praised. */
const FEW = 3;

const MESSAGES = {
  named: '{words} {count, plural, one {appeals} other {appeal}} to feelings or the senses.',
  hardlyNamed:
    'Of the words we read, only {words} {count, plural, one {appeals} other {appeal}} to feelings or the senses.',
  missing:
    'We could not find a word of feeling in {headline}{lines, plural, =1 {} other { or the rest of the text}}.',
  toSay: 'say how it feels, tastes or looks',
} as const;

export default defineAudit({
  id: 'emotion-words',
  needs: ['text'],
  unit: 'percent',
  curve: {
    shape: 'rising',
    good: GOOD,
    middling: -1.5,
    source:
      'Judgment; words counted by a list of our own. Silence on feeling is no fault, so 0% stays above 50',
  },
  effort: 'minutes',
  words: {
    name: 'Emotional words',
    pass: 'The text appeals to feelings',
    fail: 'The text hardly appeals to feelings',
    why: 'A word for how something feels, tastes or looks lets people imagine having it.',
    fix: 'Put one word of feeling or of the senses into the headline.',
    action: 'Appeal to a feeling',
  },

  run({ text }) {
    const words = pictureWords(text);
    const reason = notEnglishEnough(words);
    if (reason !== null) return { kind: 'notApplicable', reason };
    const hits = words.filter(namesFeeling);
    const share = weighedShare(words, namesFeeling) * 100;
    return {
      kind: 'measured',
      value: share,
      confidence: wordingConfidence(words),
      evidence: evidenceIn(hits, words),
      observation:
        hits.length > 0
          ? say(share < FEW ? MESSAGES.hardlyNamed : MESSAGES.named, {
              ...named(hits),
            })
          : say(MESSAGES.missing, { ...readText(words) }),
      ...(share < GOOD && { advice: `${wordsInto(linesOf(words), MESSAGES.toSay)}.` }),
    };
  },
});
