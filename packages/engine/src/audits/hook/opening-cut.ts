import { defineAudit } from '../../audit.ts';
import { OPENING_SECONDS } from '../../computed/video/opening.ts';
import { shotsSeen } from '../../computed/video/shots-seen.ts';
import { formatValue } from '../../format-value.ts';

export default defineAudit({
  id: 'opening-cut',
  needs: ['shots', 'video'],
  unit: 'seconds',
  curve: {
    shape: 'falling',
    good: OPENING_SECONDS,
    middling: 6,
    source: 'abcds-detector configuration (Google): first cut before 3 s; 6 s as middling: judgement',
  },
  effort: 'minutes',
  words: {
    name: 'First cut',
    pass: 'The first cut comes while people decide to stay',
    fail: 'The opening shot runs on',
    why: 'A new picture in the first seconds gives a thumb a reason to wait; one long opening shot does not.',
    fix: 'Cut within the first 3 seconds: another angle, a close-up, the product in use.',
    action: 'Cut sooner',
  },

  run({ shots, video }) {
    const duration = video.durationSeconds;
    const second = shots[1]?.start;
    if (second === undefined && duration <= OPENING_SECONDS)
      return { kind: 'notApplicable', reason: 'The video is over before a first cut is due.' };
    const value = second ?? duration;
    const at = formatValue(value, 'seconds');
    const seen = shotsSeen(shots.filter(({ start }) => start < OPENING_SECONDS));
    if (seen === 0)
      return {
        kind: 'notApplicable',
        reason: 'The opening flickers: no shot of it stays long enough to be cut.',
      };
    return {
      kind: 'measured',
      value,
      confidence: 0.95 * seen,
      evidence: [
        { label: second === undefined ? `One shot of ${at}` : `First cut at ${at}`, second: second ?? 0 },
      ],
      observation:
        second === undefined
          ? `The video is one shot of ${at} without a cut.`
          : `The first shot lasts ${at}, of ${formatValue(duration, 'seconds')} in all.`,
      advice:
        value <= OPENING_SECONDS
          ? `Keep the cut at ${at}.`
          : `Cut away before ${OPENING_SECONDS} s instead of ${second === undefined ? 'never' : `at ${at}`}: to a close-up, another angle or the product in use.`,
    };
  },
});
