import { defineAudit } from '../../audit.ts';
import { watermarksIn } from '../../computed/said/watermarks.ts';
import { quote } from '../../computed/text/quote.ts';
import { formatMessage } from '../../messages/format-message.ts';

const MESSAGES = {
  none: 'We found no watermark.',
  found: 'A watermark lies over the picture: {words}.',
  final: 'Export the final file, or license the picture and use it without the watermark.',
  mark: 'Watermark',
  noText: 'We could not find any text to judge.',
} as const;

export default defineAudit({
  id: 'watermark',
  needs: ['text'],
  unit: 'count',
  curve: {
    shape: 'falling',
    good: 0.2,
    middling: 0.5,
    source: 'Judgment: an ad with a watermark is not paid for or not finished',
  },
  effort: 'minutes',
  words: {
    name: 'Watermark',
    pass: 'We found no watermark',
    fail: 'A watermark lies over the picture',
    why: 'A watermark tells viewers that the picture was never licensed or the design is not finished.',
    fix: 'Export the final file without the watermark.',
    action: 'Remove the watermark',
  },

  run({ text }) {
    if (text.length === 0) return { kind: 'notApplicable', reason: MESSAGES.noText };
    const marks = watermarksIn(text).toSorted((a, b) => b.confidence - a.confidence);
    const [first] = marks;
    return {
      kind: 'measured',
      value: marks.length,
      confidence: first?.confidence ?? 1,
      evidence: marks.map(({ box }) => ({ label: MESSAGES.mark, box })),
      observation: first ? formatMessage(MESSAGES.found, { words: quote(first.text) }) : MESSAGES.none,
      ...(first && { advice: MESSAGES.final }),
    };
  },
});
