import { defineAudit } from '../../audit.ts';
import { actionName, actionsAskedFor, mainRequest } from '../../computed/copy/actions.ts';
import { marks, notEnglish, quoted } from '../../computed/copy/quotes.ts';

export default defineAudit({
  id: 'copy-single-action',
  needs: ['copy'],
  unit: 'count',
  curve: {
    shape: 'falling',
    good: 1.3,
    middling: 3,
    source: 'judgement: choice delays action (Iyengar and Lepper 2000)',
  },
  effort: 'minutes',
  words: {
    name: 'One action',
    pass: 'The copy asks for one kind of action',
    fail: 'The copy asks for several things at once',
    why: 'Each further request makes every one of them less likely to be followed.',
    fix: 'Keep the request that earns money and drop the others.',
    action: 'Ask for one action only',
  },

  run({ copy }) {
    const other = notEnglish(copy);
    if (other) return other;
    const asked = actionsAskedFor(copy.callsToAction);
    const main = mainRequest(copy.callsToAction);
    const kept = asked.find(({ request }) => request === main);
    const dropped = asked.filter((each) => each !== kept);
    if (!kept) return { kind: 'notApplicable', reason: 'The copy asks for no action.' };
    const names = asked.map(({ name }) => actionName(name));
    return {
      kind: 'measured',
      value: asked.length,
      evidence: marks(asked.map(({ request }) => request)),
      observation:
        dropped.length === 0
          ? `The copy asks for one thing: “${kept.request.text}”.`
          : `The copy asks the reader to ${names.slice(0, -1).join(', to ')} and to ${names.at(-1)}.`,
      advice: `Keep “${kept.request.text}” and leave out ${quoted(dropped.map(({ request }) => request))}.`,
    };
  },
});
