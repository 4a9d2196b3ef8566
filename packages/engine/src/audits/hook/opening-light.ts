import { defineAudit } from '../../audit.ts';
import { formatValue } from '../../format-value.ts';
import { TIMELINE_STEP } from '../../video-artifacts.ts';

/** Share of the first shot's light from which the picture is there. Judgement. */
const THERE = 0.6;
const GOOD = 0.4;

export default defineAudit({
  id: 'opening-light',
  needs: ['light', 'shots'],
  unit: 'seconds',
  curve: {
    shape: 'falling',
    good: GOOD,
    middling: 1.5,
    source: 'Judgement: a thumb passes a black frame in less than a second',
  },
  effort: 'minutes',
  words: {
    name: 'Picture from the first frame',
    pass: 'The picture is there at once',
    fail: 'The video opens in the dark',
    why: 'A fade from black is a gap in the feed: it costs the first second, which is the dearest of all, and the first frame is often the thumbnail.',
    fix: 'Cut the fade and start on the first full picture.',
    action: 'Cut the dark opening',
  },

  run({ light, shots }) {
    const black = light.black.find(({ start }) => start < TIMELINE_STEP)?.end ?? 0;
    const until = Math.max(2 * TIMELINE_STEP, shots[0]?.end ?? 0);
    const first = light.brightness.slice(0, Math.ceil(until / TIMELINE_STEP));
    const full = THERE * Math.max(...first, 0);
    const step = first.findIndex((value) => value >= full);
    const value = Math.max(black, Math.max(0, step) * TIMELINE_STEP);
    const at = formatValue(value, 'seconds');
    return {
      kind: 'measured',
      value,
      confidence: 0.9,
      evidence: [{ label: value > 0 ? `Dark until ${at}` : 'Bright from the first frame', second: 0 }],
      observation:
        black > 0
          ? `The video opens with ${formatValue(black, 'seconds')} of black; the picture is there at ${at}.`
          : value > 0
            ? `The picture brightens slowly and is there at ${at}.`
            : 'The picture stands in full light from the first frame.',
      advice:
        value <= GOOD
          ? 'Keep the full picture on the first frame.'
          : `Cut the first ${at} and start on the full picture.`,
    };
  },
});
