import { defineAudit } from '../../audit.ts';
import {
  counted,
  excerpt,
  inOrder,
  inside,
  marksOr,
  notEnglish,
  quoted,
  wholeCopy,
} from '../../computed/copy/quotes.ts';

export default defineAudit({
  id: 'copy-second-person',
  needs: ['copy'],
  unit: 'percent',
  curve: {
    shape: 'rising',
    good: 55,
    middling: 15,
    source:
      'judgement on the points; second-person pronouns raise involvement (Cruz, Leonhardt and Pezzuti 2017)',
  },
  effort: 'minutes',
  words: {
    name: 'Address to the reader',
    pass: 'The copy speaks to the reader',
    fail: 'The copy speaks of the advertiser or of nobody',
    why: 'Words such as “you” and a plain request put the reader into the scene.',
    fix: 'Turn “we offer …” into “you get …”.',
    action: 'Turn the copy to “you”',
  },

  run({ copy }) {
    const other = notEnglish(copy);
    if (other) return other;
    const { secondPerson, firstPerson, callsToAction } = copy;
    const toReader = inOrder(secondPerson, callsToAction);
    const all = toReader.length + firstPerson.length;
    const [self] = firstPerson;
    const promise =
      copy.sentences.find((sentence) => copy.benefits.some((gain) => inside(gain, sentence))) ?? copy.opening;
    return {
      kind: 'measured',
      value: all === 0 ? 0 : (100 * toReader.length) / all,
      // With one or two such words the share jumps; it says less.
      confidence: all < 2 ? 0.7 : 1,
      evidence: marksOr(inOrder(secondPerson, firstPerson), wholeCopy(copy), 'Nobody is addressed'),
      observation:
        all === 0
          ? `From ${excerpt(copy.opening.text, 40)} on, the copy speaks neither to the reader nor of the advertiser.`
          : `The copy ${timesOf('addresses the reader', toReader.length)} and ${timesOf('speaks of the advertiser', firstPerson.length)}${self ? ` (${quoted(firstPerson)})` : ''}.`,
      advice: self
        ? `Turn the sentence with “${self.text}” round, so that it starts with what “you” get.`
        : `Into ${excerpt(promise.text, 40)} put “you” or “your”.`,
    };
  },
});

/** 'never addresses the reader', 'addresses the reader 2 times'. */
const timesOf = (verb: string, count: number): string =>
  count === 0 ? `never ${verb}` : `${verb} ${count === 1 ? 'once' : counted(count, 'time')}`;
