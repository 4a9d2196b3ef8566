import { defineAudit } from '../../audit.ts';
import { shotsSeen } from '../../computed/video/shots-seen.ts';
import { longest } from '../../computed/video/spans.ts';
import { FROM_FRAMES, messageLines } from '../../computed/video/message.ts';
import { formatValue } from '../../format-value.ts';
import type { Span } from '../../video-artifacts.ts';

const GOOD = 3;

/** Seconds of an end card in which nothing new is missed; one that stands longer is a lull. */
const LONGEST_CARD = 4;

export default defineAudit({
  id: 'longest-lull',
  needs: ['shots', 'scenes', 'video'],
  unit: 'seconds',
  curve: {
    shape: 'falling',
    good: GOOD,
    middling: 6,
    source: 'Judgement, from the 2 s of a mean shot in the abcds-detector configuration (Google)',
  },
  effort: 'hour',
  words: {
    name: 'Longest time without news',
    pass: 'Something new comes every few seconds',
    fail: 'For too long nothing new comes',
    why: 'People stay as long as something may still come; a stretch without a new picture, face or line is where they leave.',
    fix: 'Bring a cut, a line or a face into the longest lull.',
    action: 'Break the longest lull',
  },

  run({ shots, scenes, video }) {
    const card = scenes.endCard ? video.durationSeconds - scenes.endCard.start : 0;
    const end = Math.max(0.5, video.durationSeconds - Math.min(LONGEST_CARD, card));
    const told = [...messageLines(scenes.text), ...scenes.faces, ...scenes.brand];
    const withShots = longestBetween([...shots, ...told], end);
    const without = longestBetween(told, end);
    const seen = shotsSeen(shots);
    const value = seen * lengthOf(withShots) + (1 - seen) * lengthOf(without);
    const lull = seen < FLICKER ? without : withShots;
    const figure = formatValue(value, 'seconds');
    const from = formatValue(lull?.start ?? 0, 'seconds');
    return {
      kind: 'measured',
      value,
      confidence: FROM_FRAMES,
      evidence: [{ label: `Nothing new for ${figure}`, second: lull?.start ?? 0 }],
      observation: `${seen < FLICKER ? 'The shots flicker by and show nothing new. ' : ''}The longest time without a new shot, line or face is ${figure}, from ${from}.`,
      advice:
        value <= GOOD
          ? 'Keep bringing something new.'
          : `Bring a cut or a new line between ${from} and ${formatValue(lull?.end ?? 0, 'seconds')}.`,
    };
  },
});

/** How much of the shots is seen where they are told of as a flicker. */
const FLICKER = 0.5;

const lengthOf = (span: Span | undefined): number => (span ? span.end - span.start : 0);

/** The longest stretch up to `end` in which none of them begins. */
function longestBetween(news: readonly Span[], end: number): Span | undefined {
  const starts = news.map(({ start }) => start).filter((second) => second < end);
  const moments = [...new Set([0, ...starts, end])].toSorted((a, b) => a - b);
  return longest(moments.slice(1).map((second, i) => ({ start: moments[i]!, end: second })));
}
