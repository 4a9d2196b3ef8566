import { defineAudit } from '../../audit.ts';
import {
  distinctCount,
  excerpt,
  hitEvidenceOrFallback,
  inEnglish,
  quoted,
  wholeCopy,
} from '../../computed/copy/quotes.ts';
import { formatMessage } from '../../messages/format-message.ts';

/** Number of words of its own from which copy says enough. */
const ENOUGH = 4;

const MESSAGES = {
  nothing: '{copy} could stand in an ad for anything.',
  little: 'Only {count, plural, one {one word says} other {# words say}} something specific: {words}.',
  enough: 'The copy has words of its own: {words}.',
  nonsense: ' {made} {count, plural, one {is not a word} other {are not words}}.',
  add: 'Add to {opening} what it is, whom it is for and one fact true of it alone.',
} as const;

export default defineAudit({
  id: 'copy-substance',
  needs: ['copy'],
  unit: 'words',
  curve: { shape: 'rising', good: 5, middling: 2.5, source: 'Judgment' },
  effort: 'hour',
  part: 'copySubstance',
  words: {
    name: 'Substance',
    pass: 'The copy fits this product alone',
    fail: 'The copy could fit any ad',
    why: 'Words that fit every product say nothing about this one.',
    fix: 'Say what it is, whom it is for and one thing true of it alone.',
    action: 'Say what only this product can say',
  },

  run: inEnglish((copy) => {
    const { substance, nonsense } = copy;
    const count = substance.length;
    const told = count === 0 ? MESSAGES.nothing : count < ENOUGH ? MESSAGES.little : MESSAGES.enough;
    const strange =
      nonsense.length === 0
        ? ''
        : formatMessage(MESSAGES.nonsense, { made: quoted(nonsense), count: distinctCount(nonsense) });
    return {
      kind: 'measured',
      value: count,
      evidence: hitEvidenceOrFallback(substance, wholeCopy(copy), 'Ad copy'),
      observation: `${formatMessage(told, { copy: excerpt(copy.text), count, words: quoted(substance, 5) })}${strange}`,
      ...(count < ENOUGH && {
        advice: formatMessage(MESSAGES.add, { opening: excerpt(copy.opening.text, 40) }),
      }),
    };
  }),
});
