import { defineAudit } from '../../audit.ts';
import { formatValue } from '../../format-value.ts';
import { formatMessage } from '../../messages/format-message.ts';
import { TIMELINE_STEP } from '../../artifacts/video-artifacts.ts';

/** Share of the first shot's brightness from which the picture counts as visible. Chosen by judgment. */
const THERE = 0.6;
const GOOD = 0.4;

const MESSAGES = {
  bright: 'The picture is fully visible from the first frame.',
  black: 'The video opens with {black} of black.',
  fade: 'The video fades in slowly and is fully visible only at {at}.',
  brief: 'The picture is fully visible after {at}, soon enough for the feed.',
  cut: 'Cut the first {at} and start on a fully visible picture.',
  mark: 'Dark until {at}',
  brightMark: 'Bright from the first frame',
  fault: 'the first {value} are dark',
} as const;

export default defineAudit({
  id: 'opening-light',
  needs: ['light', 'shots'],
  unit: 'seconds',
  curve: {
    shape: 'falling',
    good: GOOD,
    middling: 1.5,
    source: 'Judgment: a thumb passes a black frame in less than a second',
  },
  effort: 'minutes',
  part: 'opening',
  fault: MESSAGES.fault,
  words: {
    name: 'First frame',
    pass: 'The video starts on a visible picture',
    fail: 'The video opens in the dark',
    why: 'A fade from black looks empty in the feed, and the first frame is often the thumbnail.',
    fix: 'Cut the fade and start on the first full picture.',
    action: 'Cut the dark opening',
  },

  run({ light, shots }) {
    const black = light.black.find(({ start }) => start < TIMELINE_STEP)?.end ?? 0;
    const [shot, next] = shots;
    const until = Math.max(2 * TIMELINE_STEP, next?.joinedOver?.start ?? shot?.end ?? 0);
    // A step in which the next shot starts has that shot's brightness. A dark card before a bright picture is not a fade.
    const steps = next ? Math.floor(until / TIMELINE_STEP) : Math.ceil(until / TIMELINE_STEP);
    const first = light.brightness.slice(0, steps);
    const full = THERE * Math.max(...first, 0);
    const step = first.findIndex((value) => value >= full);
    const value = Math.max(black, Math.max(0, step) * TIMELINE_STEP);
    const values = {
      at: formatValue(value, 'seconds'),
      black: formatValue(black, 'seconds'),
    };
    return {
      kind: 'measured',
      value,
      confidence: 0.9,
      evidence: [
        { label: formatMessage(value > 0 ? MESSAGES.mark : MESSAGES.brightMark, values), second: 0 },
      ],
      observation: formatMessage(messageFor(value, black), values),
      ...(value > GOOD && { advice: formatMessage(MESSAGES.cut, values) }),
    };
  },
});

function messageFor(value: number, black: number): string {
  if (value === 0) return MESSAGES.bright;
  if (value <= GOOD) return MESSAGES.brief;
  return black > 0 ? MESSAGES.black : MESSAGES.fade;
}
