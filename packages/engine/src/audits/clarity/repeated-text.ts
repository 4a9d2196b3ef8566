import { defineAudit } from '../../audit.ts';
import { passagesOf } from '../../computed/said/passages.ts';
import { repeatedLines } from '../../computed/said/repeated.ts';
import { lineName } from '../../computed/text/line-name.ts';
import { formatMessage } from '../../messages/format-message.ts';
import { NEUTRAL_ARTIFACTS } from '../../grading/neutral-artifacts.ts';

const MESSAGES = {
  once: 'We found no line of three words or more that appears twice.',
  twice: '{line} repeats what another line already says.',
  remove: 'Remove {line}, or use its place to say something new.',
  mark: 'Repeated line',
  none: 'We could not find any text to judge.',
} as const;

export default defineAudit({
  id: 'repeated-text',
  needs: ['text'],
  unit: 'count',
  curve: {
    shape: 'falling',
    good: 0.2,
    middling: 0.5,
    source: 'Judgment: a banner has room for each line once',
  },
  effort: 'minutes',
  words: {
    name: 'Repeated text',
    pass: 'We found no line that appears twice',
    fail: 'The same line appears twice',
    why: 'A repeated line takes the place of a reason to act and looks like a mistake.',
    fix: 'Keep the line once, and use the space for the offer or leave it free.',
    action: 'Remove the repeated line',
  },

  run({ text }) {
    if (text.length === 0) return { kind: 'notApplicable', reason: MESSAGES.none };
    const again = repeatedLines(passagesOf(text, NEUTRAL_ARTIFACTS.copy));
    const [first] = again;
    return {
      kind: 'measured',
      value: again.length,
      confidence: Math.min(1, ...again.map(({ confidence }) => confidence)),
      evidence: again.map((line) => ({ label: MESSAGES.mark, box: line.box })),
      observation: first ? formatMessage(MESSAGES.twice, { line: lineName(first) }) : MESSAGES.once,
      ...(first && { advice: formatMessage(MESSAGES.remove, { line: lineName(first) }) }),
    };
  },
});
