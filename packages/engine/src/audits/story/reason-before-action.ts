import { defineAudit } from '../../audit.ts';
import { quote } from '../../computed/text/quote.ts';
import { earliest } from '../../computed/video/spans.ts';
import { FROM_FRAMES, messageLines } from '../../computed/video/message.ts';
import { formatValue } from '../../format-value.ts';

const GOOD = 1.5;
const MOST = 10;

export default defineAudit({
  id: 'reason-before-action',
  needs: ['scenes'],
  unit: 'seconds',
  curve: {
    shape: 'rising',
    good: GOOD,
    middling: 0,
    source: 'Judgement: about five words of reason at 0.3 s each before the request',
  },
  effort: 'minutes',
  words: {
    name: 'Reason before the request',
    pass: 'The reason comes before the request',
    fail: 'The request comes before its reason',
    why: 'A story gives the reason and then asks; a request without one is passed over.',
    fix: 'Let headline or offer stand for a moment before the call to action joins.',
    action: 'Give the reason before the request',
  },

  run({ scenes }) {
    const action = earliest(scenes.callToAction);
    const reason = earliest(messageLines(scenes.text).filter(({ role }) => role !== 'callToAction'));
    if (!action || !reason)
      return {
        kind: 'notApplicable',
        reason: `There is no ${action ? 'message' : 'call to action'} on the screen to put in order.`,
      };
    const value = Math.max(-MOST, Math.min(MOST, action.start - reason.start));
    const at = (second: number) => formatValue(second, 'seconds');
    return {
      kind: 'measured',
      value,
      confidence: FROM_FRAMES - 0.1,
      evidence: [
        { label: `${quote(reason.text)} from ${at(reason.start)}`, second: reason.start, box: reason.box },
        { label: `${quote(action.text)} from ${at(action.start)}`, second: action.start, box: action.box },
      ],
      observation: `${quote(reason.text)} comes at ${at(reason.start)}, ${quote(action.text)} at ${at(action.start)}.`,
      advice:
        value >= GOOD
          ? 'Keep the order.'
          : `Show ${quote(reason.text)} about ${at(GOOD)} before ${quote(action.text)} appears.`,
    };
  },
});
