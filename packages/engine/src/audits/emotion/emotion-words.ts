import { defineAudit } from '../../audit.ts';
import { FEELING } from '../../computed/words/picture-lexicon.ts';
import { namedShare } from '../../computed/words/named-share.ts';
import { type PictureWord, quoteWords, isMessageWord } from '../../computed/words/picture-words.ts';
import { matchesList } from '../../computed/words/word-lists.ts';
import { formatMessage } from '../../messages/format-message.ts';

const listed = matchesList(FEELING);
const namesFeeling = (entry: PictureWord): boolean => isMessageWord(entry) && listed(entry);

const GOOD = 9;

/** Percent of the text that one word counts as at least. How small it is set has nothing to do with feeling. */
const FOUND = 3;

const MESSAGES = {
  named: '{words} {count, plural, one {appeals} other {appeal}} to feelings or the senses.',
  none: 'We found no words of feeling in the text; it may show feeling in another way.',
  fault: 'the text carries little feeling',
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
      'Judgment; words counted by a list of our own. No list knows all words of feeling, so silence is not judged',
  },
  effort: 'minutes',
  part: 'wording',
  onVideo: 'all-words',
  english: true,
  fault: MESSAGES.fault,
  words: {
    name: 'Emotional words',
    pass: 'The text appeals to feelings',
    fail: 'The text hardly appeals to feelings',
    why: 'A word for how something feels, tastes or looks lets people imagine having it.',
    fix: 'Put one word of feeling or of the senses into the headline.',
    action: 'Appeal to a feeling',
  },

  run: ({ text }) =>
    namedShare(text, namesFeeling, {
      least: FOUND,
      none: MESSAGES.none,
      observe: (hits) => formatMessage(MESSAGES.named, { ...quoteWords(hits) }),
    }),
});
