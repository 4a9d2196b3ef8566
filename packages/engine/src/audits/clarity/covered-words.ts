import { defineAudit } from '../../audit.ts';
import { brokenWordsFinding } from '../../computed/said/broken-words.ts';
import { coveredLines } from '../../computed/said/cut-off.ts';
import { passagesOf } from '../../computed/said/passages.ts';
import { NEUTRAL_ARTIFACTS } from '../../grading/neutral-artifacts.ts';

const MESSAGES = {
  whole: 'We found no covered words.',
  one: 'Something covers the letters {side, select, left {before} other {after}} “{rest}”.',
  several:
    'Something covers the letters {side, select, left {before} other {after}} “{rest}”, and breaks up {others, plural, one {one more word} other {# more words}}.',
  advice: 'Move what lies over “{rest}” off the line, so that every letter shows.',
  mark: 'covered',
} as const;

export default defineAudit({
  id: 'covered-words',
  needs: ['text', 'image', 'elements', 'copy'],
  optionalNeeds: ['elements', 'copy'],
  unit: 'count',
  curve: {
    shape: 'falling',
    good: 0.2,
    middling: 0.5,
    source: 'Judgment: a word with letters missing reads as a mistake',
  },
  effort: 'minutes',
  part: 'line',
  aspect: 'place',
  words: {
    name: 'Covered words',
    pass: 'We found no covered words',
    fail: 'Part of the text is covered',
    why: 'Viewers skip a word they have to guess, or take it for a mistake.',
    fix: 'Move what lies over the text, so that every letter shows.',
    action: 'Uncover the text',
  },

  run(seen) {
    const passages = passagesOf(seen.text, NEUTRAL_ARTIFACTS.copy).filter(({ role }) => role !== 'legal');
    return brokenWordsFinding(passages, seen, { ...MESSAGES, find: coveredLines });
  },
});
