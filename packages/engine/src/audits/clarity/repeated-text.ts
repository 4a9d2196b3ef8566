import { defineAudit } from '../../audit.ts';
import { passagesOf } from '../../computed/said/passages.ts';
import { repeatedLines } from '../../computed/said/repeated.ts';
import { lineName } from '../../computed/text/line-name.ts';
import { NOTHING_SEEN } from '../../nothing-seen.ts';

export default defineAudit({
  id: 'repeated-text',
  needs: ['text'],
  unit: 'count',
  curve: {
    shape: 'falling',
    good: 0.2,
    middling: 0.5,
    source: 'judgement: a banner has room for each line once',
  },
  effort: 'minutes',
  words: {
    name: 'Lines said once',
    pass: 'No line is said twice',
    fail: 'The same line stands in the picture twice',
    why: 'A line that comes back takes the place of a reason to act, and looks like a mistake.',
    fix: 'Keep the line once, and use the space for the offer or leave it free.',
    action: 'Remove the repeated line',
  },

  run({ text }) {
    if (text.length === 0) return { kind: 'notApplicable', reason: 'No words were found to judge.' };
    const again = repeatedLines(passagesOf(text, NOTHING_SEEN.copy));
    const [first] = again;
    return {
      kind: 'measured',
      value: again.length,
      confidence: Math.min(1, ...again.map(({ confidence }) => confidence)),
      evidence: again.map((line) => ({ label: 'Said once more', box: line.box })),
      observation: first
        ? `${lineName(first)} says what another line says already.`
        : 'No line of three words or more is said twice.',
      ...(first && { advice: `Remove ${lineName(first)}, or say there what the other line leaves out.` }),
    };
  },
});
