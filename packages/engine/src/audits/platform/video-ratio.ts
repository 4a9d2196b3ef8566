import { defineAudit } from '../../audit.ts';
import { formatMessage } from '../../messages/format-message.ts';
import type { Curve } from '../../scoring/curves.ts';
import { passes } from '../../scoring/passes.ts';

const SHAPES = [
  { ratio: 9 / 16, name: '9:16', where: 'Reels, Shorts, Stories and TikTok' },
  { ratio: 4 / 5, name: '4:5', where: 'feeds' },
  { ratio: 1, name: '1:1', where: 'feeds' },
  { ratio: 16 / 9, name: '16:9', where: 'players' },
] as const;

/** Percent of deviation from a format that a platform still accepts. */
const ACCEPTED = 2;

const CURVE: Curve = {
  shape: 'falling',
  good: 4,
  middling: 18,
  source:
    'Google Ads help 13547298: 16:9, 9:16, 1:1; TikTok ads help: 9:16; Meta: 4:5 in feeds; the points: judgment',
};

const MESSAGES = {
  fits: 'The format ({size}) is right for {where} ({format}).',
  close: 'The format ({size}) is close to {format}, the one for {where}.',
  off: 'The format ({size}) is not a standard one; the nearest is {format}, for {where}.',
  export: 'Crop or extend the frame to {format} for {where}.',
} as const;

export default defineAudit({
  id: 'video-ratio',
  needs: ['image'],
  unit: 'percent',
  curve: CURVE,
  effort: 'hour',
  part: 'placements',
  words: {
    name: 'Aspect ratio',
    pass: 'The aspect ratio is a standard one',
    fail: 'The aspect ratio is not a standard one',
    why: 'Platforms crop or pad videos that do not come in one of their aspect ratios.',
    fix: 'Export in 9:16, 4:5, 1:1 or 16:9.',
    action: 'Export in a standard aspect ratio',
  },

  run({ image }) {
    const off = (ratio: number) => 100 * Math.expm1(Math.abs(Math.log(image.width / image.height / ratio)));
    const nearest = SHAPES.toSorted((a, b) => off(a.ratio) - off(b.ratio))[0]!;
    const value = off(nearest.ratio);
    const values = {
      size: `${image.width} x ${image.height} px`,
      format: nearest.name,
      where: nearest.where,
    };
    return {
      kind: 'measured',
      value,
      evidence: [{ label: values.size }],
      observation: formatMessage(messageFor(value), values),
      ...(value > ACCEPTED && { advice: formatMessage(MESSAGES.export, values) }),
    };
  },
});

function messageFor(value: number): string {
  if (value <= ACCEPTED) return MESSAGES.fits;
  return passes(CURVE, value) ? MESSAGES.close : MESSAGES.off;
}
