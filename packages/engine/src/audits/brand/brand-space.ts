import type { TextLine } from '../../artifacts/artifacts.ts';
import { defineAudit } from '../../audit.ts';
import { gapBetween, gapToEdge } from '../../computed/layout/box-gap.ts';
import { lineOfMark, mainMark } from '../../computed/brand/brand-mark.ts';
import { lineName, markName } from '../../computed/text/line-name.ts';
import { placeName } from '../../computed/layout/place-name.ts';
import { confidenceWeight } from '../../computed/text/main-lines.ts';
import { overallBrandPresence } from '../../computed/layout/presence.ts';
import type { Box } from '../../geometry.ts';
import { levelOf } from '../../messages/level.ts';
import { formatMessage } from '../../messages/format-message.ts';
import type { Curve } from '../../scoring/curves.ts';

const GOOD = 50;

/** Percent of the mark's height. More space than this adds nothing. */
const ENOUGH = 150;

/** Percent of the mark's height below which no gap is visible. */
const TOUCHING = 1;

const CURVE = {
  shape: 'rising',
  good: GOOD,
  middling: 8,
  source: 'Judgment: most brand manuals keep half the height of the mark free on every side',
} as const satisfies Curve;

const MESSAGES = {
  free: '{brand} has enough free space around it.',
  space: '{nearest} {level, select, fair {sits a little close to} other {crowds}} {brand}.',
  touches: '{nearest} touches {brand}.',
  edge: 'the edge of the picture',
  other: 'the other {brand} {place}',
  nearest: 'Nearest to the brand: {nearest}',
  evidence: 'Brand {brand}',
  none: 'We could not read a brand name.',
} as const;

export default defineAudit({
  id: 'brand-space',
  needs: ['brand', 'text', 'image'],
  unit: 'percent',
  curve: CURVE,
  effort: 'minutes',
  part: 'brand',
  aspect: 'place',
  words: {
    name: 'Space around the brand',
    why: 'Viewers read a logo that touches text or the edge as part of it.',
  },

  run({ brand, text, image }) {
    const mark = mainMark(brand);
    if (!mark) return { kind: 'notApplicable', reason: MESSAGES.none };
    const ratio = image.width / image.height;
    const own = lineOfMark(mark, text);
    const name = markName(mark);
    const edge = {
      name: MESSAGES.edge as string,
      gap: Math.max(0, gapToEdge(mark.box, ratio)),
      box: mark.box,
    };
    const nearest = text
      .filter((line) => line !== own && !(own && isOneHeadline(line, own)) && !isDescriptor(line, mark.box))
      .map((line) => ({
        name: nameBeside(line, name),
        gap: gapBetween(line.box, mark.box, ratio) / confidenceWeight(line.confidence),
        box: line.box,
      }))
      .reduce((closest, each) => (each.gap < closest.gap ? each : closest), edge);
    const value = Math.min(ENOUGH, (nearest.gap / mark.box.h) * 100);
    const values = {
      brand: name,
      nearest: nearest.name,
      level: levelOf(value, CURVE),
    };
    const crowded = value < TOUCHING ? MESSAGES.touches : MESSAGES.space;
    return {
      kind: 'measured',
      value,
      confidence: overallBrandPresence(brand),
      evidence: [
        { label: formatMessage(MESSAGES.nearest, values), box: nearest.box },
        { label: formatMessage(MESSAGES.evidence, values), box: mark.box },
      ],
      observation: formatMessage(values.level === 'good' ? MESSAGES.free : crowded, values),
    };
  },
});

/** Log ratio of letter heights below which two lines belong to one headline. */
const SAME_HEIGHT = 0.15;

/** A name that begins or ends a headline is set as part of it, so the rest of the headline does not crowd it. */
const isOneHeadline = (line: TextLine, own: TextLine): boolean =>
  line.role === 'headline' && Math.abs(Math.log(line.height / own.height)) < SAME_HEIGHT;

/**
 * Height of a line, in heights of the name, up to which it may be part of the logo: 'underwear' under 'Calvin Klein'.
 * Chosen by judgment.
 */
const DESCRIPTOR = 0.6;
/** How far it may extend beyond the name, in widths of the name. */
const STICKS_OUT = 0.05;
const DESCRIPTOR_WORDS = 4;

/** Roles of words that are never part of a logo. */
const ASKS: ReadonlySet<TextLine['role']> = new Set(['callToAction', 'offer', 'headline']);

/** A few small words directly above or below the name and no wider than it are part of the logo, as its designer set it. */
function isDescriptor({ text, height, box, role }: TextLine, name: Box): boolean {
  const slack = STICKS_OUT * name.w;
  return (
    !ASKS.has(role) &&
    Math.max(box.y - name.y - name.h, name.y - box.y - box.h) < name.h &&
    height <= DESCRIPTOR * name.h &&
    text.trim().split(/\s+/).length <= DESCRIPTOR_WORDS &&
    box.x >= name.x - slack &&
    box.x + box.w <= name.x + name.w + slack
  );
}

/** Names a second copy of the name by its place: '“Qdoba” away from “Qdoba”' says nothing. */
function nameBeside(line: TextLine, brand: string): string {
  const name = lineName(line);
  return name === brand ? formatMessage(MESSAGES.other, { brand, place: placeName(line.box) }) : name;
}
