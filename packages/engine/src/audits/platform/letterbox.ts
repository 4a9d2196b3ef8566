import { defineAudit } from '../../audit.ts';
import { barsFinding } from '../../computed/layout/bars-finding.ts';
import type { Curve } from '../../scoring/curves.ts';

const CURVE: Curve = {
  shape: 'falling',
  good: 3,
  middling: 18,
  source: 'Judgment: share of the frame under bars that never leave',
};

const MESSAGES = {
  crop: 'Crop the bars {where}, or recompose the video for the full frame.',
  fault: 'black bars take {value} of the frame',
} as const;

export default defineAudit({
  id: 'letterbox',
  needs: ['light'],
  unit: 'percent',
  curve: CURVE,
  effort: 'minutes',
  part: 'placements',
  fault: MESSAGES.fault,
  words: {
    name: 'Black bars',
    pass: 'The picture fills the frame',
    fail: 'Black bars take part of the frame',
    why: 'Bars show that a video was made for another placement, and they make everything in it smaller.',
    fix: 'Crop to the picture, or recompose it in the format of the placement.',
    action: 'Remove the bars',
  },

  run: ({ light }) => ({ ...barsFinding(light.bars, CURVE, MESSAGES.crop), confidence: 0.9 }),
});
