import { defineAudit } from '../../audit.ts';
import { quote } from '../../computed/text/quote.ts';

export default defineAudit({
  id: 'rival-requests',
  needs: ['elements'],
  unit: 'count',
  curve: {
    shape: 'falling',
    good: 0.2,
    middling: 1,
    source: 'Direction: more choices delay a decision (Iyengar and Lepper 2000); points: judgement',
  },
  effort: 'minutes',
  words: {
    name: 'Competing requests',
    pass: 'One request at a time',
    fail: 'Several requests compete',
    why: 'Viewers give an ad seconds: every further button is a decision before the click, and the main one loses.',
    fix: 'Keep the one request that matters and remove the other buttons.',
    action: 'Keep one CTA',
  },

  run({ elements: { request, rivals } }) {
    if (rivals === undefined) {
      return { kind: 'notApplicable', reason: 'Other requests were not looked for.' };
    }
    if (!request && rivals.length === 0) {
      return { kind: 'notApplicable', reason: 'We could not find a request in this ad.' };
    }
    const likely = rivals.filter(({ p }) => p >= 0.5);
    const names = likely.slice(0, 3).map(({ text }) => quote(text));
    const shown = [...(request ? [request] : []), ...likely];
    return {
      kind: 'measured',
      value: rivals.reduce((sum, { p }) => sum + p, 0),
      evidence: (shown.length > 0 ? shown : rivals.slice(0, 1)).slice(0, 5).map((each) => ({
        label: each === request ? 'The main request' : 'A further request',
        box: each.box,
      })),
      observation:
        likely.length === 0
          ? `Nothing surely competes with ${request ? quote(request.text) : 'the request'}.`
          : `${names.join(', ')} ${likely.length === 1 ? 'competes' : 'compete'} with ${request ? quote(request.text) : 'another request'}.`,
      ...(likely.length > 0 && {
        advice: `Keep ${request ? quote(request.text) : 'the request that matters most'} and remove ${names.join(', ')}, or make ${likely.length === 1 ? 'it' : 'them'} plain text links.`,
      }),
    };
  },
});
