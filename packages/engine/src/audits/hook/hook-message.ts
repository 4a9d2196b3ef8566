import { defineAudit } from '../../audit.ts';
import { OPENING_SECONDS } from '../../computed/video/opening.ts';
import { quote } from '../../computed/text/quote.ts';
import { FROM_FRAMES, NEVER, firstSaid, passingNote, promiseLines } from '../../computed/video/message.ts';
import { formatValue } from '../../format-value.ts';

const NO_PROMISE = 'Set the one sentence that the viewer is to remember on the screen within 3 s.';

export default defineAudit({
  id: 'hook-message',
  needs: ['scenes'],
  unit: 'seconds',
  curve: {
    shape: 'falling',
    good: OPENING_SECONDS - 1,
    middling: 5,
    source: 'Meta business help: brand and message within 3 s; the points: judgement',
  },
  effort: 'hour',
  words: {
    name: 'Promise in the opening',
    pass: 'The opening says what it is about',
    fail: 'The opening does not say what it is about',
    why: 'Most viewers leave within three seconds; what they have not been promised by then they never hear of.',
    fix: 'Show the headline or the offer within the first 3 seconds.',
    action: 'Say the promise in the first 3 seconds',
  },

  run({ scenes }) {
    const first = firstSaid(promiseLines(scenes.text));
    const promise = first?.line;
    const value = first?.second ?? NEVER;
    if (!first || !promise) {
      return {
        kind: 'measured',
        value,
        display: 'never',
        confidence: 0.6,
        evidence: [{ label: 'No headline or offer on the screen', second: 0 }],
        observation: `No headline and no offer was read on any of the ${scenes.readAt.length} frames from 0 s to ${formatValue(scenes.readAt.at(-1) ?? 0, 'seconds')}.`,
        advice: NO_PROMISE,
      };
    }
    const at = formatValue(promise.start, 'seconds');
    return {
      kind: 'measured',
      value,
      confidence: FROM_FRAMES * promise.confidence,
      evidence: [
        {
          label: `The ${promise.role} ${quote(promise.text)} from ${at}`,
          second: promise.start,
          box: promise.box,
        },
      ],
      observation: `The ${promise.role} ${quote(promise.text)} ${first.inPassing ? passingNote(first) : `appears at ${at}`}.`,
      advice:
        value <= OPENING_SECONDS
          ? `Keep ${quote(promise.text)} in the opening.`
          : first.inPassing
            ? NO_PROMISE
            : `Move ${quote(promise.text)} from ${at} into the first ${OPENING_SECONDS} s, or open with a line that promises it.`,
    };
  },
});
