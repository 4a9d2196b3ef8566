import { defineAudit } from '../../audit.ts';
import { secondsInside } from '../../computed/video/spans.ts';
import { formatValue } from '../../format-value.ts';

const WINDOW = 5;
const LOW = 3;
const HIGH = 7;

export default defineAudit({
  id: 'opening-pace',
  needs: ['shots', 'video'],
  unit: 'count',
  curve: {
    shape: 'sweetSpot',
    low: LOW,
    high: HIGH,
    slack: 2,
    source: 'abcds-detector configuration (Google): 5 shots in 5 s are quick; the range: judgement',
  },
  effort: 'hour',
  words: {
    name: 'Shots in the first 5 seconds',
    pass: 'The opening is cut briskly',
    fail: 'The opening has too few or too many shots',
    why: 'The first seconds are judged by their pace; too few pictures bore, too many say nothing.',
    fix: 'Show three to seven shots in the first 5 seconds.',
    action: 'Set a brisk pace in the opening',
  },

  run({ shots, video }) {
    const duration = video.durationSeconds;
    if (duration < WINDOW) return { kind: 'notApplicable', reason: 'The video is shorter than 5 seconds.' };
    const opening = { start: 0, end: WINDOW };
    // The shot under way at the end counts by its part, so that a cut at 4.9 s or 5.1 s decides nothing.
    const value = shots.reduce(
      (sum, shot) => sum + secondsInside(shot, opening) / (shot.end - shot.start),
      0,
    );
    const seen = shots.filter(({ start }) => start < WINDOW);
    const last = seen.at(-1);
    return {
      kind: 'measured',
      value: Math.max(1, value),
      confidence: 0.95,
      evidence: seen.slice(0, 6).map(({ start }, i) => ({
        label: `Shot ${i + 1} from ${formatValue(start, 'seconds')}`,
        second: start,
      })),
      observation: `The first ${WINDOW} s show ${seen.length === 1 ? 'one shot' : `${seen.length} shots`}.`,
      advice:
        value < LOW
          ? `Add a cut or two before ${formatValue(WINDOW, 'seconds')}${last ? `: the shot from ${formatValue(last.start, 'seconds')} lasts ${formatValue(last.end - last.start, 'seconds')}` : ''}.`
          : value > HIGH
            ? 'Leave two of the opening shots out, so that the others are understood.'
            : 'Keep the pace of the opening.',
    };
  },
});
