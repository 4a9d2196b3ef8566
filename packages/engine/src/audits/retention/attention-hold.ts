import { defineAudit } from '../../audit.ts';
import { weighedMean } from '../../computed/arithmetic/soft-worst.ts';
import { FROM_FRAMES } from '../../computed/video/message.ts';
import { formatValue } from '../../format-value.ts';
import { TIMELINE_STEP } from '../../video-artifacts.ts';

const GOOD = 15;

export default defineAudit({
  id: 'attention-hold',
  needs: ['scenes'],
  unit: 'percent',
  curve: {
    shape: 'rising',
    good: GOOD,
    middling: 5,
    source: 'Judgement: concentration of predicted attention, 0 % evenly spread, 100 % on one point',
  },
  effort: 'redesign',
  words: {
    name: 'Focus over time',
    pass: 'The eye is led through the video',
    fail: 'The eye wanders for part of the video',
    why: 'A moving picture is seen for moments; where attention has no centre they are lost.',
    fix: 'Give every shot one thing to look at.',
    action: 'Give every shot one centre',
  },

  run({ scenes }) {
    if (scenes.attention.length === 0)
      return { kind: 'needsReview', reason: 'Attention could not be predicted on any frame.', evidence: [] };
    const value = 100 * weighedMean(scenes.attention.map((each) => ({ value: each, weight: 1 })));
    const least = Math.min(...scenes.attention);
    const second = scenes.attention.indexOf(least) * TIMELINE_STEP;
    const at = formatValue(second, 'seconds');
    return {
      kind: 'measured',
      value,
      confidence: FROM_FRAMES - 0.15,
      evidence: [{ label: `Attention is spread widest, ${formatValue(100 * least, 'percent')}`, second }],
      observation: `Predicted attention is ${formatValue(value, 'percent')} concentrated on average, least at ${at} with ${formatValue(100 * least, 'percent')}.`,
      advice:
        value >= GOOD
          ? 'Keep one centre in every shot.'
          : `Give the shot at ${at} one thing to look at: go nearer, or calm what surrounds it.`,
    };
  },
});
