import { defineAudit } from '../../audit.ts';
import { lineName } from '../../computed/text/line-name.ts';
import { shareInside } from '../../computed/placements/elements.ts';
import { SAFE_ZONE_CURVE, safeZoneOf } from '../../computed/placements/safe-zone.ts';
import { byHarm, weighedMean } from '../../computed/arithmetic/soft-worst.ts';
import { FROM_FRAMES, messageLines } from '../../computed/video/message.ts';
import { formatValue } from '../../format-value.ts';

const INSIDE = 90;

export default defineAudit({
  id: 'safe-zone-over-time',
  needs: ['scenes', 'image'],
  unit: 'percent',
  curve: SAFE_ZONE_CURVE,
  effort: 'hour',
  words: {
    name: 'Words in the safe zone, over time',
    pass: 'The words stay clear of the platform’s controls',
    fail: 'Words run under the platform’s controls',
    why: 'Reels, Shorts and TikTok lay names, captions and buttons over the edges; words under them cannot be read.',
    fix: 'Keep words and captions in the middle of the frame.',
    action: 'Move the words into the safe zone',
  },

  run({ scenes, image }) {
    const zone = safeZoneOf(image.width / image.height);
    const lines = byHarm(
      [...messageLines(scenes.text), ...scenes.brand].map((line) => ({
        line,
        value: 100 * shareInside(line.box, zone),
        weight: line.end - line.start,
      })),
      INSIDE,
    );
    if (lines.length === 0)
      return { kind: 'notApplicable', reason: 'No words stand on the screen that could be covered.' };
    const value = weighedMean(lines);
    const out = lines.filter((each) => each.value < INSIDE);
    const worst = out[0];
    const where = worst && `${lineName(worst.line)} at ${formatValue(worst.line.start, 'seconds')}`;
    return {
      kind: 'measured',
      value,
      confidence: FROM_FRAMES,
      evidence: (out.length > 0 ? out : lines).slice(0, 4).map(({ line, value: inside }) => ({
        label: `${lineName(line)} is ${formatValue(inside, 'percent')} inside`,
        second: line.start,
        box: line.box,
      })),
      observation: `${formatValue(value, 'percent')} of the words, by the time they stand, lie in the safe zone${where ? `; ${where} reaches out of it` : ''}.`,
      ...(worst && {
        advice: `Move ${where} between ${Math.round(100 * zone.y)} and ${Math.round(100 * (zone.y + zone.h))}% of the height and ${Math.round(100 * zone.x)} and ${Math.round(100 * (zone.x + zone.w))}% of the width.`,
      }),
    };
  },
});
