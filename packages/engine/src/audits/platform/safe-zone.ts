import { defineAudit } from '../../audit.ts';
import { lineName } from '../../computed/text/line-name.ts';
import { placementElements, shareInside } from '../../computed/placements/elements.ts';
import { SAFE_ZONE_CURVE, safeZoneOf } from '../../computed/placements/safe-zone.ts';
import { formatValue } from '../../format-value.ts';
import { joinedList } from '../../messages/joined-list.ts';
import { isForOneSlot } from '../../placements/ad-format.ts';
import { formatMessage } from '../../messages/format-message.ts';
import { passes } from '../../scoring/passes.ts';

const MESSAGES = {
  inside: 'The message lies well inside the frame, clear of platform controls.',
  mostly:
    'Most of the message stays clear of the edges; where a placement crops or covers them, {parts} may be partly lost.',
  out: '{parts} {count, plural, one {lies} other {lie}} too close to the edge, where platforms crop or put their own buttons.',
  move: 'Where the ad fills a phone’s screen or is cropped, keep {parts} inside the marked frame.',
  zone: 'Safe zone',
  mark: '{part} is {inside} inside',
  slot: 'The file has the pixels of one ad slot, which crops and covers nothing.',
  none: 'We found no text or button to keep in the safe zone.',
} as const;

export default defineAudit({
  id: 'safe-zone',
  needs: ['text', 'callToAction', 'image', 'file'],
  optionalNeeds: ['callToAction'],
  unit: 'percent',
  curve: SAFE_ZONE_CURVE,
  effort: 'hour',
  part: 'line',
  aspect: 'place',
  words: {
    name: 'Message in the safe zone',
    pass: 'The message is inside the safe zone',
    fail: 'Part of the message is outside the safe zone',
    why: 'Platforms crop the edges and put their own buttons, names and captions over them.',
    fix: 'Move text and button inside the safe zone.',
    action: 'Move the message into the safe zone',
  },

  run({ text, callToAction, image, file }) {
    if (isForOneSlot(image, file)) return { kind: 'notApplicable', reason: MESSAGES.slot };
    const elements = placementElements({ text, callToAction, faces: [] });
    const all = elements.reduce((sum, { importance }) => sum + importance, 0);
    if (all === 0) return { kind: 'notApplicable', reason: MESSAGES.none };
    const zone = safeZoneOf(image.width / image.height);
    const placed = elements.map((element) => ({ ...element, inside: shareInside(element.box, zone) }));
    const value = (100 * placed.reduce((sum, { importance, inside }) => sum + importance * inside, 0)) / all;
    const out = placed
      .toSorted((a, b) => (1 - b.inside) * b.importance - (1 - a.inside) * a.importance)
      .filter(({ inside }) => inside < 0.9)
      .slice(0, 3);
    const names = [...new Set(out.map(lineName))].slice(0, 2);
    const values = { parts: joinedList(names), count: names.length };
    return {
      kind: 'measured',
      value,
      evidence: [
        { label: MESSAGES.zone, box: zone },
        ...out.map((element) => ({
          label: formatMessage(MESSAGES.mark, {
            part: lineName(element),
            inside: formatValue(element.inside * 100, 'percent'),
          }),
          box: element.box,
        })),
      ].toReversed(),
      observation: formatMessage(messageFor(value, names.length > 0), values),
      ...(names.length > 0 && { advice: formatMessage(MESSAGES.move, values) }),
    };
  },
});

function messageFor(value: number, isOut: boolean): string {
  if (!isOut) return MESSAGES.inside;
  return passes(SAFE_ZONE_CURVE, value) ? MESSAGES.mostly : MESSAGES.out;
}
