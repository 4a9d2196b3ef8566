import { defineAudit } from '../../audit.ts';
import { coveredLines } from '../../computed/said/cut-off.ts';
import { linesEnglish, passagesOf } from '../../computed/said/passages.ts';
import { nothingToJudge } from '../../computed/said/said.ts';
import { namesOf } from '../../computed/said/spelling.ts';
import { NOTHING_SEEN } from '../../grading/nothing-seen.ts';
import { say } from '../../messages/say.ts';

/** Below it the piece of a word may be a misread one. */
const SURE = 0.85;

const MESSAGES = {
  whole: 'We found no covered words.',
  covered: 'Something covers the letters {side, select, left {before} other {after}} “{rest}”.',
  coveredAmongOthers:
    'Something covers the letters {side, select, left {before} other {after}} “{rest}”, and {others, plural, one {# other word is} other {# other words are}} broken up the same way.',
  clear: 'Move what lies over “{rest}” off the line, so that every letter shows.',
} as const;

export default defineAudit({
  id: 'covered-words',
  needs: ['text', 'image', 'elements', 'copy'],
  spares: ['elements', 'copy'],
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

  run({ text, image, elements, copy }) {
    const passages = passagesOf(text, NOTHING_SEEN.copy).filter(({ role }) => role !== 'legal');
    const none = nothingToJudge(passages);
    if (none) return none;
    const lines = linesEnglish(passages).filter(({ confidence }) => confidence >= SURE);
    const names = namesOf(text, elements.brand?.text ?? '', copy.text);
    const covered = coveredLines(lines, image.width / image.height, names);
    const [first] = covered;
    if (!first) return { kind: 'measured', value: 0, evidence: [], observation: MESSAGES.whole };
    const values = { rest: first.rest, side: first.side, others: covered.length - 1 };
    return {
      kind: 'measured',
      value: covered.length,
      confidence: Math.min(...covered.map(({ line }) => line.confidence)),
      evidence: covered.map(({ line, rest }) => ({ label: `“${rest}”, covered`, box: line.box })),
      observation: say(covered.length > 1 ? MESSAGES.coveredAmongOthers : MESSAGES.covered, values),
      advice: say(MESSAGES.clear, values),
    };
  },
});
