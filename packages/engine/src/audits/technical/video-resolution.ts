import { defineAudit } from '../../audit.ts';
import { formatMessage } from '../../messages/format-message.ts';
import type { Curve } from '../../scoring/curves.ts';
import { passes } from '../../scoring/passes.ts';

const GOOD = 720;

const CURVE: Curve = {
  shape: 'rising',
  good: GOOD,
  middling: 500,
  source: 'Google Ads help 13547298: at least 720p; TikTok ads help: at least 540 x 960; 500 px: judgment',
};

const MESSAGES = {
  sharp: 'The video has enough pixels for phones ({size}).',
  small: 'The video will look soft on a phone.',
  export: 'Export it from the original at {larger}.',
} as const;

export default defineAudit({
  id: 'video-resolution',
  needs: ['image'],
  unit: 'pixels',
  curve: CURVE,
  effort: 'minutes',
  part: 'file',
  views: ['technical'],
  words: {
    name: 'Video resolution',
    pass: 'The video is sharp on phone screens',
    fail: 'The video has too few pixels for phones',
    why: 'A small video is enlarged on every phone and looks soft beside the others.',
    fix: 'Export at 1080 px on the shorter side, 720 px at least.',
    action: 'Export with more pixels',
  },

  run({ image }) {
    const value = Math.min(image.width, image.height);
    const size = `${image.width} x ${image.height} px`;
    const factor = 1080 / value;
    const values = {
      size,
      larger: `${even(image.width * factor)} x ${even(image.height * factor)} px`,
    };
    return {
      kind: 'measured',
      value,
      evidence: [{ label: size }],
      observation: formatMessage(passes(CURVE, value) ? MESSAGES.sharp : MESSAGES.small, values),
      ...(value < GOOD && { advice: formatMessage(MESSAGES.export, values) }),
    };
  },
});

/** Encoders accept only even sides. */
const even = (pixels: number): number => 2 * Math.round(pixels / 2);
