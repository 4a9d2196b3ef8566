import { defineAudit } from '../../audit.ts';
import { formatValue } from '../../format-value.ts';
import { TIMELINE_STEP } from '../../video-artifacts.ts';

const LOW = 8;
const HIGH = 38;

export default defineAudit({
  id: 'motion-energy',
  needs: ['motion'],
  unit: 'points',
  curve: {
    shape: 'sweetSpot',
    low: LOW,
    high: HIGH,
    slack: 8,
    source: 'Judgement, on a scale of 0 (still) to 100 (hand-held in full flight)',
  },
  effort: 'redesign',
  words: {
    name: 'Motion inside the shots',
    pass: 'The shots are alive and can be followed',
    fail: 'The shots move too little or too much',
    why: 'Still shots read as a slide show; a picture that never rests cannot be read.',
    fix: 'Let one thing move in every shot, and hold the camera while words are read.',
    action: 'Balance the motion of the shots',
  },

  run({ motion }) {
    const value = motion.mean;
    const still = value < LOW;
    const extreme = still ? Math.min(...motion.energy) : Math.max(...motion.energy);
    const second = Math.max(0, motion.energy.indexOf(extreme)) * TIMELINE_STEP;
    const at = formatValue(second, 'seconds');
    return {
      kind: 'measured',
      value,
      confidence: 0.85,
      evidence: [{ label: `${still ? 'Least' : 'Most'} motion, ${formatValue(extreme, 'points')}`, second }],
      observation: `The shots move ${formatValue(value, 'points')} on average, ${still ? 'least' : 'most'} at ${at}.`,
      advice: still
        ? `Add movement where it stands still, first of all at ${at}: a push of the camera, a hand, moving words.`
        : value > HIGH
          ? `Calm the shot at ${at}: hold the camera while something is to be read.`
          : 'Keep the motion of the shots.',
    };
  },
});
