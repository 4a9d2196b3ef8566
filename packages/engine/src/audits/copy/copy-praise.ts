import { defineAudit } from '../../audit.ts';
import {
  distinctCount,
  hitEvidenceOrFallback,
  inEnglish,
  quoted,
  shareOfWords,
  wholeCopy,
} from '../../computed/copy/quotes.ts';
import { formatMessage } from '../../messages/format-message.ts';

/** Percent of the words up to which praise is rare, and above which it is piled up. */
const LITTLE = 10;
const MUCH = 20;

const MESSAGES = {
  none: 'We found no words of praise in the copy.',
  few: 'The copy uses few feel-good words: {words}.',
  several: 'The copy uses several feel-good words: {words}.',
  piled: 'The copy leans on feel-good words: {words}.',
  replace:
    '{count, plural, one {Replace {words} with a fact that shows it} other {Keep one of {words} and replace the others with a fact that shows it}}.',
} as const;

export default defineAudit({
  id: 'copy-praise',
  needs: ['copy'],
  unit: 'percent',
  curve: {
    shape: 'falling',
    good: LITTLE,
    middling: 25,
    source:
      'Direction: Robertson and others 2023 (Upworthy headlines: a positive word costs about 1% of clicks); points: judgment',
  },
  effort: 'minutes',
  part: 'copySubstance',
  words: {
    name: 'Praise',
    pass: 'Praise stays within limits',
    fail: 'The copy relies too much on praise',
    why: 'Readers discount praise from the seller, and each further adjective says less.',
    fix: 'Keep one adjective and replace the others with facts.',
    action: 'Replace praise with facts',
  },

  run: inEnglish((copy) => {
    const { positive } = copy;
    const share = shareOfWords(positive, copy);
    const values = { words: quoted(positive, 5), count: distinctCount(positive) };
    return {
      kind: 'measured',
      value: share,
      evidence: hitEvidenceOrFallback(positive, wholeCopy(copy), 'Ad copy'),
      observation: formatMessage(messageFor(share), values),
      ...(share > LITTLE && { advice: formatMessage(MESSAGES.replace, values) }),
    };
  }),
});

function messageFor(share: number): string {
  if (share > MUCH) return MESSAGES.piled;
  if (share > LITTLE) return MESSAGES.several;
  return share > 0 ? MESSAGES.few : MESSAGES.none;
}
