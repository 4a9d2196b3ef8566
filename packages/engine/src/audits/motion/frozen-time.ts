import { defineAudit } from '../../audit.ts';
import { longest, secondsInside } from '../../computed/video/spans.ts';
import { formatValue } from '../../format-value.ts';

export default defineAudit({
  id: 'frozen-time',
  needs: ['motion', 'scenes', 'video'],
  unit: 'percent',
  curve: {
    shape: 'falling',
    good: 10,
    middling: 40,
    source: 'Judgement: stretches of a second and longer without a visible change, the end card left out',
  },
  effort: 'hour',
  words: {
    name: 'Frozen stretches',
    pass: 'The picture keeps moving',
    fail: 'The picture stands frozen for long',
    why: 'A frozen picture in a video looks like a fault, and gives everybody leave to go.',
    fix: 'Move the camera slowly over stills, or let the words move.',
    action: 'Bring the still stretches to life',
  },

  run({ motion, scenes, video }) {
    const before = { start: 0, end: scenes.endCard?.start ?? video.durationSeconds };
    if (before.end < 1) return { kind: 'notApplicable', reason: 'The whole video is one still card.' };
    const frozen = motion.frozen
      .map(({ start, end }) => ({ start, end: Math.min(end, before.end) }))
      .filter(({ start, end }) => end > start);
    const seconds = frozen.reduce((sum, span) => sum + secondsInside(span, before), 0);
    const value = (100 * seconds) / before.end;
    const worst = longest(frozen);
    return {
      kind: 'measured',
      value,
      confidence: 0.95,
      evidence: [
        worst
          ? { label: `Frozen for ${formatValue(worst.end - worst.start, 'seconds')}`, second: worst.start }
          : { label: 'No frozen stretch' },
      ],
      observation: worst
        ? `${formatValue(seconds, 'seconds')} before the end card stand frozen, the longest stretch from ${formatValue(worst.start, 'seconds')} to ${formatValue(worst.end, 'seconds')}.`
        : 'No stretch of a second or longer stands frozen.',
      ...(worst && {
        advice: `Add movement between ${formatValue(worst.start, 'seconds')} and ${formatValue(worst.end, 'seconds')}, or cut it shorter.`,
      }),
    };
  },
});
