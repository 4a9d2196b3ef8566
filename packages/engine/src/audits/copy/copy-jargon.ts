import { defineAudit } from '../../audit.ts';
import {
  distinctCount,
  hitEvidenceOrFallback,
  nonEnglishFinding,
  quoted,
  shareOfWords,
  wholeCopy,
} from '../../computed/copy/quotes.ts';
import { formatMessage } from '../../messages/format-message.ts';

const MESSAGES = {
  none: 'We found no jargon in the copy.',
  jargon: 'Readers may stumble over {words}.',
  translate:
    'Say in plain words what {words} {count, plural, one {means for the reader, or leave it out} other {mean for the reader, or leave them out}}.',
} as const;

export default defineAudit({
  id: 'copy-jargon',
  needs: ['copy'],
  unit: 'percent',
  curve: { shape: 'falling', good: 2, middling: 8, source: 'Judgment' },
  effort: 'minutes',
  part: 'copyStyle',
  words: {
    name: 'Jargon',
    pass: 'The copy uses little jargon',
    fail: 'The copy relies on jargon',
    why: 'Readers have to translate jargon, and many stop there.',
    fix: 'Say it as a customer would say it to a friend.',
    action: 'Replace jargon with plain words',
  },

  run({ copy }) {
    const other = nonEnglishFinding(copy);
    if (other) return other;
    const { jargon } = copy;
    const values = { words: quoted(jargon), count: distinctCount(jargon) };
    return {
      kind: 'measured',
      value: shareOfWords(jargon, copy),
      evidence: hitEvidenceOrFallback(jargon, wholeCopy(copy), 'Ad copy'),
      observation: jargon.length === 0 ? MESSAGES.none : formatMessage(MESSAGES.jargon, values),
      ...(jargon.length > 0 && { advice: formatMessage(MESSAGES.translate, values) }),
    };
  },
});
