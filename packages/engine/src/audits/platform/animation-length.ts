import { defineAudit } from '../../audit.ts';
import { formatValue } from '../../format-value.ts';
import { WHOLE_FRAME } from '../../geometry.ts';

const LONGEST_SECONDS = 15;
const MOST_LOOPS = 3;
/** An endless animation is counted as stopped by the platform after this many seconds (Google Ads, uploaded display). */
const STOPPED_SECONDS = 30;

export default defineAudit({
  id: 'animation-length',
  needs: ['file'],
  unit: 'seconds',
  curve: {
    shape: 'falling',
    good: LONGEST_SECONDS,
    middling: 24,
    source: 'IAB display guidelines 2017: 15 s and 3 loops; Google Ads stops at 30 s',
  },
  effort: 'minutes',
  words: {
    name: 'Length of the animation',
    pass: 'The animation comes to rest in time',
    fail: 'The animation runs too long',
    why: 'Publishers refuse animations over 15 seconds, and endless movement beside a text annoys its reader.',
    fix: 'Stop after 15 seconds or three loops, on the frame with offer and button.',
    action: 'Let the animation end',
  },

  run({ file }) {
    if (file.frames <= 1 || file.durationMs === 0) {
      return { kind: 'notApplicable', reason: 'The creative does not move.' };
    }
    const once = file.durationMs / 1000;
    const value = file.loops === 0 ? Math.max(STOPPED_SECONDS, once) : once * file.loops;
    const turns = file.loops === 0 ? 'for ever' : file.loops === 1 ? 'once' : `${file.loops} times`;
    const allowed = Math.max(1, Math.min(MOST_LOOPS, Math.floor(LONGEST_SECONDS / once)));
    return {
      kind: 'measured',
      value,
      evidence: [
        {
          label: `${file.frames} frames, ${formatValue(once, 'seconds')} a loop`,
          box: WHOLE_FRAME,
          second: 0,
        },
      ],
      observation: `${file.frames} frames run ${formatValue(once, 'seconds')} a loop and play ${turns}.`,
      ...(value > LONGEST_SECONDS && {
        advice:
          once > LONGEST_SECONDS
            ? `Shorten the loop from ${formatValue(once, 'seconds')} to 15 s and play it once.`
            : `Set the loop count to ${allowed} instead of ${turns}: ${formatValue(once * allowed, 'seconds')} in all.`,
      }),
    };
  },
});
