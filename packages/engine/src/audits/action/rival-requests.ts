import { defineAudit } from '../../audit.ts';
import { quote } from '../../computed/text/quote.ts';
import { eitherOf, joinedList } from '../../messages/joined-list.ts';
import { formatMessage } from '../../messages/format-message.ts';
import { passes } from '../../scoring/passes.ts';

/** How many rivals are named. */
const NAMED = 3;

const NAME = 'Competing calls to action';

const MESSAGES = {
  alone: 'We found no second call to action.',
  rivals: '{rivals} {count, plural, one {competes} other {compete}} with {main}.',
  keep: 'Decide which matters most, {choice}, and leave the {count, plural, one {other} other {others}} out or set {count, plural, one {it} other {them}} as plain text.',
  main: 'Main call to action',
  rival: 'Competing call to action',
  unknown: 'We did not look for other calls to action.',
  none: 'We could not find a call to action.',
  fault: 'calls to action compete with each other',
} as const;

const CURVE = {
  shape: 'falling',
  good: 0.2,
  // One certain rival takes points off the overall score.
  middling: 0.8,
  source: 'Direction: more choices delay a decision (Iyengar and Lepper 2000); points: judgment',
} as const;

export default defineAudit({
  id: 'rival-requests',
  needs: ['elements'],
  unit: 'count',
  curve: CURVE,
  effort: 'minutes',
  part: 'callToAction',
  fault: MESSAGES.fault,
  words: {
    name: NAME,
    pass: 'We found no second call to action',
    fail: 'Calls to action compete with each other',
    why: 'Every extra button is one more decision, and viewers give an ad only seconds.',
    fix: 'Keep the one call to action that matters and remove the other buttons.',
    action: 'Keep one call to action',
  },

  run({ elements: { request, rivals } }) {
    if (rivals === undefined) return { kind: 'notApplicable', reason: MESSAGES.unknown };
    // If nothing certainly asks, the lines that may ask are too uncertain to count.
    if (!request) return { kind: 'notApplicable', reason: MESSAGES.none };
    const likely = rivals.filter(({ p }) => p >= 0.5);
    const shown = [request, ...likely];
    const value = rivals.reduce((sum, { p }) => sum + p, 0);
    const values = {
      main: quote(request.text),
      rivals: joinedList(likely.slice(0, NAMED).map(({ text }) => quote(text))),
      choice: eitherOf(shown.slice(0, 1 + NAMED).map(({ text }) => quote(text))),
      count: likely.length,
    };
    return {
      kind: 'measured',
      value,
      evidence: shown.slice(0, 5).map((each) => ({
        label: each === request ? MESSAGES.main : MESSAGES.rival,
        box: each.box,
      })),
      observation: formatMessage(likely.length === 0 ? MESSAGES.alone : MESSAGES.rivals, values),
      // Several lines that each barely ask cannot be reported as rivals.
      ...(likely.length === 0
        ? { ...(!passes(CURVE, value) && { title: NAME }), advice: '' }
        : { advice: formatMessage(MESSAGES.keep, values) }),
    };
  },
});
