import { defineAudit } from '../../audit.ts';
import {
  excerpt,
  mergeHits,
  inside,
  hitEvidenceOrFallback,
  inEnglish,
  quoted,
  wholeCopy,
} from '../../computed/copy/quotes.ts';
import { isRephrasable, rephrasableSentence } from '../../computed/copy/rephrasable.ts';
import type { Copy } from '../../artifacts/copy-artifacts.ts';
import { formatMessage } from '../../messages/format-message.ts';

/** Percent of first- and second-person words that address the reader, from which the copy speaks to the reader. */
const ENOUGH = 55;

const MESSAGES = {
  nobody: 'The copy never says “you” and asks for nothing, so it speaks to nobody in particular.',
  told: 'The copy {reader, plural, =0 {never addresses the reader} =1 {addresses the reader once} =2 {addresses the reader twice} other {addresses the reader # times}} and {self, plural, =0 {never talks about the advertiser} =1 {talks about the advertiser once ({words})} =2 {talks about the advertiser twice ({words})} other {talks about the advertiser # times ({words})}}.',
  turn: 'Say what “you” get, for example where the copy says “{word}”.',
  address: 'Put “you” or “your” into {promise}.',
} as const;

export default defineAudit({
  id: 'copy-second-person',
  needs: ['copy'],
  unit: 'percent',
  curve: {
    shape: 'rising',
    good: ENOUGH,
    middling: 15,
    source:
      'Judgment on the points; second-person pronouns raise involvement (Cruz, Leonhardt and Pezzuti 2017)',
  },
  effort: 'minutes',
  part: 'copySubstance',
  words: {
    name: 'Reader address',
    pass: 'The copy speaks to the reader',
    fail: 'The copy speaks too little to the reader',
    why: '“You” and a clear request put the reader in the scene.',
    fix: 'Say what the reader gets, not what you offer.',
    action: 'Address the reader as “you”',
  },

  run: inEnglish((copy) => {
    const { secondPerson, firstPerson, callsToAction } = copy;
    const toReader = mergeHits(secondPerson, callsToAction);
    const all = toReader.length + firstPerson.length;
    const share = all === 0 ? 0 : (100 * toReader.length) / all;
    const values = { reader: toReader.length, self: firstPerson.length, words: quoted(firstPerson) };
    return {
      kind: 'measured',
      value: share,
      // With so few of these words the share jumps, so it says less.
      confidence: all < 2 ? 0.7 : 1,
      evidence: hitEvidenceOrFallback(
        mergeHits(secondPerson, firstPerson),
        wholeCopy(copy),
        'Nobody is addressed',
      ),
      observation: formatMessage(all === 0 ? MESSAGES.nobody : MESSAGES.told, values),
      ...(share < ENOUGH && { advice: adviceFor(copy) }),
    };
  }),
});

function adviceFor(copy: Copy): string {
  const [self] = copy.firstPerson;
  if (self) return formatMessage(MESSAGES.turn, { word: self.text });
  const promise =
    copy.sentences.find(
      (sentence) => isRephrasable(copy, sentence) && copy.benefits.some((gain) => inside(gain, sentence)),
    ) ?? rephrasableSentence(copy);
  return formatMessage(MESSAGES.address, { promise: excerpt(promise.text, 40) });
}
