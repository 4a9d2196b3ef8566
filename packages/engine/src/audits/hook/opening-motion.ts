import { defineAudit } from '../../audit.ts';
import { meanOver, openingOf } from '../../computed/video/opening.ts';
import { formatValue } from '../../format-value.ts';

const GOOD = 12;

export default defineAudit({
  id: 'opening-motion',
  needs: ['motion', 'video'],
  unit: 'points',
  curve: {
    shape: 'rising',
    good: GOOD,
    middling: 3,
    source: 'Judgement, on a scale of 0 (still) to 100 (hand-held in full flight)',
  },
  effort: 'hour',
  words: {
    name: 'Motion in the opening',
    pass: 'Something moves from the start',
    fail: 'The opening stands almost still',
    why: 'Motion takes the eye before it can decide; a still opening looks like a picture and is scrolled past like one.',
    fix: 'Start in mid-action: a hand, a pour, a turn of the product, a move of the camera.',
    action: 'Open in motion',
  },

  run({ motion, video }) {
    const opening = openingOf(video.durationSeconds);
    const value = meanOver(motion.energy, opening);
    const figure = formatValue(value, 'points');
    const later = formatValue(motion.mean, 'points');
    return {
      kind: 'measured',
      value,
      confidence: 0.9,
      evidence: [
        { label: `Motion ${figure} in the first ${formatValue(opening.end, 'seconds')}`, second: 0 },
      ],
      observation: `Inside its shots the opening moves ${figure}; the whole video ${later}.`,
      advice:
        value >= GOOD
          ? 'Keep the movement of the opening.'
          : motion.mean > 2 * Math.max(1, value)
            ? `Begin with a livelier moment of the video: it moves ${later} on the whole and ${figure} in the opening.`
            : 'Start in mid-action, or move the camera or the words in the first second.',
    };
  },
});
