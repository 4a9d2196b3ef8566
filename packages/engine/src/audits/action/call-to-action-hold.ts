import { defineAudit } from '../../audit.ts';
import { quote } from '../../computed/text/quote.ts';
import { longest } from '../../computed/video/spans.ts';
import { FROM_FRAMES } from '../../computed/video/message.ts';
import { formatValue } from '../../format-value.ts';

const GOOD = 2;

export default defineAudit({
  id: 'call-to-action-hold',
  needs: ['scenes'],
  unit: 'seconds',
  curve: {
    shape: 'rising',
    good: GOOD,
    middling: 1,
    source: 'Judgement: 0.3 s a word (200 words a minute, Brysbaert 2019) and a second to find it',
  },
  effort: 'minutes',
  words: {
    name: 'Stay of the call to action',
    pass: 'The call to action stays long enough to be read',
    fail: 'The call to action is gone before it is read',
    why: 'It has to be found first and read then; what flashes by in less than two seconds is neither.',
    fix: 'Hold the call to action for at least 2 seconds without a break.',
    action: 'Hold the call to action longer',
  },

  run({ scenes }) {
    const stay = longest(scenes.callToAction);
    if (!stay) return { kind: 'notApplicable', reason: 'No call to action was read on the screen.' };
    const value = stay.end - stay.start;
    const figure = formatValue(value, 'seconds');
    return {
      kind: 'measured',
      value,
      confidence: FROM_FRAMES,
      evidence: [{ label: `${quote(stay.text)} for ${figure}`, second: stay.start, box: stay.box }],
      observation: `${quote(stay.text)} stays for ${figure}, from ${formatValue(stay.start, 'seconds')} to ${formatValue(stay.end, 'seconds')}.`,
      advice:
        value >= GOOD
          ? `Keep ${quote(stay.text)} that long.`
          : `Hold ${quote(stay.text)} for ${GOOD} s instead of ${figure}.`,
    };
  },
});
