import { defineAudit } from '../../audit.ts';
import { brokenWordsFinding } from '../../computed/said/broken-words.ts';
import { cutOffLines } from '../../computed/said/cut-off.ts';
import { passagesOf } from '../../computed/said/passages.ts';
import { NEUTRAL_ARTIFACTS } from '../../grading/neutral-artifacts.ts';

const MESSAGES = {
  whole: 'We found no headline, offer or CTA that the edge cuts off.',
  one: '“{rest}” is cut off at the {side} edge.',
  several:
    '“{rest}” is cut off at the {side} edge, like {others, plural, one {one more word} other {# more words}}.',
  advice:
    'Set the line that {side, select, left {begins} other {ends}} with “{rest}” smaller or on two lines, so that every letter is inside the frame.',
  mark: 'cut off',
} as const;

export default defineAudit({
  id: 'cut-off-text',
  needs: ['text', 'image', 'elements', 'copy'],
  optionalNeeds: ['elements', 'copy'],
  unit: 'count',
  curve: {
    shape: 'falling',
    good: 0.2,
    middling: 0.5,
    source: 'Judgment: a headline that cannot be read to its end is lost',
  },
  effort: 'hour',
  part: 'line',
  aspect: 'place',
  words: {
    name: 'Cut-off text',
    pass: 'Headline and CTA fit in the frame',
    fail: 'Text is cut off at the edge',
    why: 'Viewers take a cut-off word for a mistake and miss what it says.',
    fix: 'Set the line smaller or on two lines, so that it ends inside the frame.',
    action: 'Move the text inside the frame',
  },

  run(seen) {
    const passages = passagesOf(seen.text, NEUTRAL_ARTIFACTS.copy).filter(
      ({ role }) => role === 'headline' || role === 'callToAction' || role === 'offer',
    );
    return brokenWordsFinding(passages, seen, { ...MESSAGES, find: cutOffLines });
  },
});
