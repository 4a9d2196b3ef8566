import { defineAudit } from '../../audit.ts';
import { formatValue } from '../../format-value.ts';

const GOOD = 720;

export default defineAudit({
  id: 'video-resolution',
  needs: ['image'],
  unit: 'pixels',
  curve: {
    shape: 'rising',
    good: GOOD,
    middling: 500,
    source: 'Google Ads help 13547298: at least 720p; TikTok ads help: at least 540 x 960; 500 px: judgement',
  },
  effort: 'minutes',
  words: {
    name: 'Resolution of the video',
    pass: 'The video has pixels enough',
    fail: 'The video has too few pixels',
    why: 'A small video is blown up on every phone and looks soft beside the others.',
    fix: 'Export at 1080 px on the shorter side, 720 px at least.',
    action: 'Export with more pixels',
  },

  run({ image }) {
    const value = Math.min(image.width, image.height);
    const size = `${image.width} x ${image.height} px`;
    const factor = 1080 / value;
    return {
      kind: 'measured',
      value,
      evidence: [{ label: size }],
      observation: `${size}: the shorter side has ${formatValue(value, 'pixels')}.`,
      ...(value < GOOD && {
        advice: `Export again from the original at ${even(image.width * factor)} x ${even(image.height * factor)} px.`,
      }),
    };
  },
});

/** Encoders take even sides only. */
const even = (pixels: number): number => 2 * Math.round(pixels / 2);
