import { defineAudit } from '../../audit.ts';
import { excerpt, inOrder, marksOr, notEnglish, withItsClause } from '../../computed/copy/quotes.ts';
import { openingDevices } from '../../computed/copy/opening.ts';

export default defineAudit({
  id: 'copy-opening-hook',
  needs: ['copy'],
  unit: 'count',
  curve: { shape: 'rising', good: 2, middling: 0.8, source: 'judgement' },
  effort: 'minutes',
  words: {
    name: 'Hook of the opening',
    pass: 'The opening gives a reason to read on',
    fail: 'The opening gives no reason to read on',
    why: 'The first line is the only one that most people see; it has to earn the second.',
    fix: 'Open with the reader’s gain, a figure, a question, or the problem that is solved.',
    action: 'Open the copy with a hook',
  },

  run({ copy }) {
    const other = notEnglish(copy);
    if (other) return other;
    const devices = openingDevices(copy);
    const hits = inOrder(devices.flatMap((device) => device.hits));
    const names = listed(devices.map(({ name }) => name));
    return {
      kind: 'measured',
      value: devices.length,
      evidence: marksOr(hits, copy.opening, 'Opening'),
      observation:
        devices.length === 0
          ? `${excerpt(copy.opening.text)} opens without a figure, a gain, a question or a problem.`
          : `${excerpt(copy.opening.text)} opens with ${names}.`,
      advice: adviceFor(copy),
    };
  },
});

const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

function adviceFor(copy: Parameters<typeof openingDevices>[0]): string {
  const later = inOrder(copy.offers, copy.benefits, copy.proof).find(
    ({ start }) => start >= copy.opening.end,
  );
  return later
    ? `Move ${withItsClause(copy, later)} into the first sentence: it stands after ${excerpt(copy.opening.text, 40)} now.`
    : `Rewrite ${excerpt(copy.opening.text, 40)} so that it names what the reader gains${/\d/.test(copy.opening.text) ? '' : ', with a figure where you have one'}.`;
}
