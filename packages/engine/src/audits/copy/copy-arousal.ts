import { defineAudit } from '../../audit.ts';
import {
  distinctCount,
  excerpt,
  mergeHits,
  hitEvidenceOrFallback,
  inEnglish,
  quoted,
  wholeCopy,
} from '../../computed/copy/quotes.ts';
import { rephrasableSentence } from '../../computed/copy/rephrasable.ts';
import { isInsult } from '../../computed/copy/insults.ts';
import type { Copy } from '../../artifacts/copy-artifacts.ts';
import { formatMessage } from '../../messages/format-message.ts';

const LOW = 20;
const HIGH = 75;

/** Policy rules about shouting. */
const LOUD: ReadonlySet<string> = new Set(['punctuation', 'capitals']);

const MESSAGES = {
  loud: 'The copy is loud{count, plural, =0 {} other {, with words such as {words}}}.',
  lively:
    'The copy has a healthy level of energy{count, plural, =0 {} other {, with words such as {words}}}.',
  flat: 'Few of the copy’s words carry energy by themselves.',
  shouted: 'Insults, capitals or exclamation marks drown the energy of the words.',
  calm: 'Use fewer exclamation marks and strong words, and let a fact do the work.',
  keepOne:
    'Keep {count, plural, one {{words} as the only strong word} other {one of {words}}} and let a fact do the rest.',
  lift: 'Give {opening} one stronger verb, or a scene the reader can feel.',
} as const;

export default defineAudit({
  id: 'copy-arousal',
  needs: ['copy'],
  unit: 'points',
  curve: {
    shape: 'sweetSpot',
    low: LOW,
    high: HIGH,
    slack: 25,
    source: 'Judgment on the points; arousal makes people pass things on (Berger and Milkman 2012)',
  },
  effort: 'hour',
  words: {
    name: 'Energy of the wording',
    pass: 'The wording has the right energy',
    fail: 'The wording is too flat or too loud',
    why: 'People remember and pass on lively words; a text full of them tires the reader.',
    fix: 'Put one strong verb or image in the sentence that carries the promise.',
    action: 'Tune the energy of the copy',
  },

  run: inEnglish((copy) => {
    const felt = mergeHits(copy.positive, copy.urgency);
    const energy = Math.round(copy.emotion.arousal * 100);
    if (energy >= LOW && energy <= HIGH && isShouted(copy))
      return { kind: 'notApplicable', reason: MESSAGES.shouted };
    const [told, advice] = messagesFor(energy, felt.length > 0);
    const values = {
      words: quoted(felt),
      count: distinctCount(felt),
      opening: excerpt(rephrasableSentence(copy).text, 50),
    };
    return {
      kind: 'measured',
      value: energy,
      confidence: 0.7,
      evidence: hitEvidenceOrFallback(felt, wholeCopy(copy), 'No word with energy'),
      observation: formatMessage(told, values),
      ...(advice && { advice: formatMessage(advice, values) }),
    };
  }),
});

/** Noise and abuse are not the kind of energy that works. */
const isShouted = ({ policy, style, negative }: Copy): boolean =>
  style.demeaning.length > 0 || negative.some(isInsult) || policy.some(({ rule }) => LOUD.has(rule));

/** What was seen and what to do, for energy of 0..100 and whether there are words to point at. */
function messagesFor(energy: number, felt: boolean): readonly [string, string?] {
  if (energy > HIGH) return [MESSAGES.loud, felt ? MESSAGES.keepOne : MESSAGES.calm];
  return energy < LOW ? [MESSAGES.flat, MESSAGES.lift] : [MESSAGES.lively];
}
