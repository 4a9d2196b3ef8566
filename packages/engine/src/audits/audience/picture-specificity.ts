import { defineAudit } from '../../audit.ts';
import {
  evidenceIn,
  named,
  type PictureWord,
  pictureWords,
  readText,
  weighedShare,
  wordingConfidence,
} from '../../computed/words/picture-words.ts';
import { say } from '../../messages/say.ts';

/** Percent of the text under which they are told to be few: what holds better is praised. */
const FEW = 4.5;

function messageFor(share: number, count: number): string {
  if (count === 0) return MESSAGES.missing;
  return share < FEW ? MESSAGES.hardlyGiven : MESSAGES.given;
}

/** A figure that says something: not a telephone or article number, nor a digit in the middle of a name. */
const isFigure = ({ word }: PictureWord): boolean => {
  const digits = word.replaceAll(/[^\p{N}]/gu, '').length;
  return /^[$€£]?\p{N}/u.test(word) && digits <= 5;
};

/** What can be quoted as a figure: '30%', '$19.90', '24h', and no scrap such as '6am-1'. */
const PLAIN = /^[$€£]?\p{N}[\p{N}.,:]*(?:\p{L}{1,3}|[%$€£+])?$/u;

const GOOD = 12;

const MESSAGES = {
  given: '{words} {count, plural, one {gives} other {give}} people something concrete to check.',
  hardlyGiven:
    'Of the words we read, only {words} {count, plural, one {is a concrete figure} other {are concrete figures}}.',
  missing: 'We could not find a figure in {headline}{lines, plural, =1 {} other { or the rest of the text}}.',
  add: 'Back up {headline} with one figure you can prove: a price, a saving, a time or an amount.',
  stress: 'Give {words} more weight, or add one more figure you can prove.',
} as const;

export default defineAudit({
  id: 'picture-specificity',
  needs: ['text'],
  unit: 'percent',
  curve: {
    shape: 'rising',
    good: GOOD,
    middling: -1,
    source:
      'Direction: precise figures persuade more than round claims (Schindler and Yalch 2006); points: judgment',
  },
  effort: 'minutes',
  words: {
    name: 'Figures in the text',
    pass: 'The text gives concrete figures',
    fail: 'The text gives few or no figures',
    why: 'A price or a percentage can be checked and believed; a general claim slides by.',
    fix: 'Add one figure you can prove: a price, a saving, a time or an amount.',
    action: 'Add one true figure',
  },

  run({ text }) {
    const words = pictureWords(text);
    if (words.length < 3) {
      return { kind: 'notApplicable', reason: 'We read fewer than three words in the picture.' };
    }
    const hits = words.filter(isFigure);
    const share = weighedShare(words, isFigure) * 100;
    const plain = hits.filter(({ word }) => PLAIN.test(word));
    const values = {
      ...readText(words),
      ...named(plain.length > 0 ? plain : hits),
    };
    return {
      kind: 'measured',
      value: share,
      confidence: wordingConfidence(words),
      evidence: evidenceIn(hits, words),
      observation: say(messageFor(share, values.count), values),
      ...(share < GOOD && { advice: say(hits.length === 0 ? MESSAGES.add : MESSAGES.stress, values) }),
    };
  },
});
