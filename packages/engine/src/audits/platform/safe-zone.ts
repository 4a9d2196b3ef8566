import { defineAudit } from '../../audit.ts';
import { lineName } from '../../computed/text/line-name.ts';
import { placementElements, shareInside } from '../../computed/placements/elements.ts';
import { SAFE_ZONE_CURVE, safeZoneOf } from '../../computed/placements/safe-zone.ts';
import { formatValue } from '../../format-value.ts';
import type { Box } from '../../geometry.ts';

export default defineAudit({
  id: 'safe-zone',
  needs: ['text', 'callToAction', 'image'],
  spares: ['callToAction'],
  unit: 'percent',
  curve: SAFE_ZONE_CURVE,
  effort: 'hour',
  words: {
    name: 'Message in the safe zone',
    pass: 'The message lies inside the safe zone',
    fail: 'Part of the message lies outside the safe zone',
    why: 'Platforms crop the edges and lay their own buttons, names and captions over them.',
    fix: 'Move words and button inside the safe zone.',
    action: 'Move the message into the safe zone',
  },

  run({ text, callToAction, image }) {
    const elements = placementElements({ text, callToAction, faces: [] });
    const all = elements.reduce((sum, { importance }) => sum + importance, 0);
    if (all === 0)
      return { kind: 'notApplicable', reason: 'There are no words or button to keep in the safe zone.' };
    const zone = safeZoneOf(image.width / image.height);
    const placed = elements.map((element) => ({ ...element, inside: shareInside(element.box, zone) }));
    const value = (100 * placed.reduce((sum, { importance, inside }) => sum + importance * inside, 0)) / all;
    const out = placed
      .toSorted((a, b) => (1 - b.inside) * b.importance - (1 - a.inside) * a.importance)
      .filter(({ inside }) => inside < 0.9)
      .slice(0, 3);
    const names = out.slice(0, 2).map(lineName);
    return {
      kind: 'measured',
      value,
      evidence: [
        { label: 'Safe zone', box: zone },
        ...out.map((element) => ({
          label: `${lineName(element)} is ${formatValue(element.inside * 100, 'percent')} inside`,
          box: element.box,
        })),
      ].toReversed(),
      observation: `${formatValue(value, 'percent')} of the message, weighed by importance, lies in the safe zone${names.length > 0 ? `; ${names.join(' and ')} ${names.length === 1 ? 'reaches' : 'reach'} out of it` : ''}.`,
      ...(names.length > 0 && { advice: `Move ${names.join(' and ')} between ${bounds(zone, image)}.` }),
    };
  },
});

function bounds(
  { x, y, w, h }: Box,
  { width, height }: { readonly width: number; readonly height: number },
): string {
  const across = `${Math.round(x * width)} and ${Math.round((x + w) * width)} px from the left`;
  return `${across}, and ${Math.round(y * height)} and ${Math.round((y + h) * height)} px from the top`;
}
