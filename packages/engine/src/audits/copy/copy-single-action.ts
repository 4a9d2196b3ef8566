import { defineAudit } from '../../audit.ts';
import { actionName, actionsAskedFor, mainRequest } from '../../computed/copy/actions.ts';
import { joinWithConjunction, hitEvidence, inEnglish, quoted } from '../../computed/copy/quotes.ts';
import { formatMessage } from '../../messages/format-message.ts';

const MESSAGES = {
  nothing: 'We could not find a call to action in the copy.',
  one: 'The copy asks for one thing: “{kept}”.',
  several: 'The copy asks the reader to do {count} different things: {actions}.',
  keep: 'Keep “{kept}” and leave out {dropped}.',
} as const;

export default defineAudit({
  id: 'copy-single-action',
  needs: ['copy'],
  unit: 'count',
  curve: {
    shape: 'falling',
    good: 1.3,
    middling: 3,
    source: 'Judgment: choice delays action (Iyengar and Lepper 2000)',
  },
  effort: 'minutes',
  part: 'copyAction',
  words: {
    name: 'Single action',
    pass: 'The copy keeps its requests to a minimum',
    fail: 'The copy asks for too many actions',
    why: 'Each extra request makes every one less likely to be followed.',
    fix: 'Keep the request that matters most and drop the others.',
    action: 'Ask for one action only',
  },

  run: inEnglish((copy) => {
    const asked = actionsAskedFor(copy.callsToAction);
    const main = mainRequest(copy.callsToAction);
    const kept = asked.find(({ request }) => request === main);
    const dropped = asked.filter((each) => each !== kept);
    if (!kept) return { kind: 'notApplicable', reason: MESSAGES.nothing };
    const values = {
      kept: kept.request.text,
      count: asked.length,
      actions: joinWithConjunction(asked.map(({ name }) => actionName(name))),
      dropped: quoted(dropped.map(({ request }) => request)),
    };
    return {
      kind: 'measured',
      value: asked.length,
      evidence: hitEvidence(asked.map(({ request }) => request)),
      observation: formatMessage(dropped.length === 0 ? MESSAGES.one : MESSAGES.several, values),
      ...(dropped.length > 0 && { advice: formatMessage(MESSAGES.keep, values) }),
    };
  }),
});
