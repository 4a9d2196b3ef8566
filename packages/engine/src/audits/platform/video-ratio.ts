import { defineAudit } from '../../audit.ts';
import { formatValue } from '../../format-value.ts';

const SHAPES = [
  { ratio: 9 / 16, name: '9:16', where: 'Reels, Shorts, Stories and TikTok' },
  { ratio: 4 / 5, name: '4:5', where: 'feeds' },
  { ratio: 1, name: '1:1', where: 'feeds' },
  { ratio: 16 / 9, name: '16:9', where: 'players' },
] as const;

export default defineAudit({
  id: 'video-ratio',
  needs: ['image'],
  unit: 'percent',
  curve: {
    shape: 'falling',
    good: 4,
    middling: 18,
    source:
      'Google Ads help 13547298: 16:9, 9:16, 1:1; TikTok ads help: 9:16; Meta: 4:5 in feeds; the points: judgement',
  },
  effort: 'hour',
  words: {
    name: 'Shape of the frame',
    pass: 'The frame has a shape that platforms take',
    fail: 'The frame has a shape of its own',
    why: 'Platforms crop or pad what does not come in one of their shapes.',
    fix: 'Export in 9:16, 4:5, 1:1 or 16:9.',
    action: 'Export in a standard shape',
  },

  run({ image }) {
    const off = (ratio: number) => 100 * Math.expm1(Math.abs(Math.log(image.width / image.height / ratio)));
    const nearest = SHAPES.toSorted((a, b) => off(a.ratio) - off(b.ratio))[0]!;
    const value = off(nearest.ratio);
    const size = `${image.width} x ${image.height} px`;
    return {
      kind: 'measured',
      value,
      evidence: [{ label: size }],
      observation: `${size} is ${formatValue(value, 'percent')} off ${nearest.name}, the shape of ${nearest.where}.`,
      ...(value > 2 && { advice: `Crop or extend the frame to ${nearest.name} for ${nearest.where}.` }),
    };
  },
});
