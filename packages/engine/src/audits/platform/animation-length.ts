import { defineAudit } from '../../audit.ts';
import { formatValue } from '../../format-value.ts';
import { formatMessage } from '../../messages/format-message.ts';
import { WHOLE_FRAME } from '../../geometry.ts';

const LONGEST_SECONDS = 15;
const MOST_LOOPS = 3;
/** Platforms stop an endless animation after this many seconds, so it counts as that long (Google Ads, uploaded display). */
const STOPPED_SECONDS = 30;

const MESSAGES = {
  short:
    'The animation lasts {length}{loops, plural, one { and plays once} other { and plays # times}}, within the limit of {limit}.',
  long: 'The animation lasts {length} and plays {loops, plural, =0 {forever} one {once} other {# times}} ({limit} in all is the limit).',
  shorten: 'Shorten the loop from {length} to {limit} and play it once.',
  loops:
    'Set the loop count to {allowed}{loops, plural, =0 { instead of forever} other { instead of #}}: {total} in all.',
  mark: '{frames, plural, one {# frame} other {# frames}}, {length} a loop',
  still: 'The creative is not animated.',
} as const;

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
    name: 'Animation length',
    pass: 'The animation stops in time',
    fail: 'The animation runs too long',
    why: 'Publishers refuse animations over 15 seconds, and endless movement annoys people who are reading.',
    fix: 'Stop after 15 seconds or three loops, on the frame with the offer and the button.',
    action: 'Stop the animation after 15 seconds',
  },

  run({ file }) {
    if (file.frames <= 1 || file.durationMs === 0) {
      return { kind: 'notApplicable', reason: MESSAGES.still };
    }
    const once = file.durationMs / 1000;
    const value = file.loops === 0 ? Math.max(STOPPED_SECONDS, once) : once * file.loops;
    const allowed = Math.max(1, Math.min(MOST_LOOPS, Math.floor(LONGEST_SECONDS / once)));
    const values = {
      length: formatValue(once, 'seconds'),
      total: formatValue(once * allowed, 'seconds'),
      limit: formatValue(LONGEST_SECONDS, 'seconds'),
      loops: file.loops,
      frames: file.frames,
      allowed,
    };
    const isLong = value > LONGEST_SECONDS;
    return {
      kind: 'measured',
      value,
      evidence: [
        {
          label: formatMessage(MESSAGES.mark, values),
          box: WHOLE_FRAME,
          second: 0,
        },
      ],
      observation: formatMessage(isLong ? MESSAGES.long : MESSAGES.short, values),
      ...(isLong && {
        advice: formatMessage(once > LONGEST_SECONDS ? MESSAGES.shorten : MESSAGES.loops, values),
      }),
    };
  },
});
