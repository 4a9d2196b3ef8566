import { shareInside } from '../../computed/placements/elements.ts';
import { formatValue } from '../../format-value.ts';
import { type Box, area } from '../../geometry.ts';
import { formatMessage } from '../../messages/format-message.ts';
import { type PictureFix, type PlanParts, costliestAudit } from '../fix.ts';

const MESSAGES = {
  title: 'Crop for {platform} {name}',
  cropped: 'Cropped to {size} ({kept} of the picture), with all text, faces and the button inside.',
} as const;

/** Share of the picture kept. With less it becomes another picture; with more it already fits. */
const KEPT = { from: 0.6, to: 0.985 } as const;
/** Share of the frame from which a face counts as a subject. */
const FACE = 0.004;
const WHOLE = 0.95;
const ALL = 0.995;
/** Share of the crop's sides. Text that touches a new edge looks cut off. */
const MARGIN = 0.03;

/** Crops for the best placement that cuts off neither text, faces, the subject, the button nor a place that a person protects. */
export function planCrop({ analysis, artifacts, calm }: PlanParts): PictureFix[] {
  const audit = costliestAudit(analysis, 'crop');
  const { placements, faces, image, text = [], subject = null, elements } = artifacts;
  if (audit === null || !placements || !faces || !image) return [];
  const subjects = [
    ...faces.filter(({ box }) => area(box) >= FACE),
    ...(subject && subject.kind !== 'scene' ? [subject] : []),
  ];
  const best = placements
    .toSorted((a, b) => b.score - a.score)
    .find(
      ({ kept, covered, crop, enoughPixels }) =>
        kept >= KEPT.from &&
        kept <= KEPT.to &&
        covered.length === 0 &&
        enoughPixels &&
        subjects.every(({ box }) => shareInside(box, crop) >= WHOLE) &&
        (elements?.protect ?? []).every((box) => shareInside(box, crop) >= ALL) &&
        text.every(({ box }) => shareInside(box, trimmed(crop)) >= ALL) &&
        cutEdges(crop).every((edge) => calm(edge, NOTHING)),
    );
  if (!best) return [];
  const width = Math.round(best.crop.w * image.width);
  const height = Math.round(best.crop.h * image.height);
  return [
    {
      kind: 'picture',
      id: `crop-${best.id}`,
      audit,
      title: formatMessage(MESSAGES.title, { platform: best.platform, name: best.name }),
      description: formatMessage(MESSAGES.cropped, {
        size: `${width} x ${height} px`,
        kept: formatValue(best.kept * 100, 'percent'),
      }),
      operations: [{ kind: 'crop', box: best.crop }],
      box: null,
    },
  ];
}

/** The crop without a margin at its new edges. At unchanged edges, text may stay as close as before. */
function trimmed({ x, y, w, h }: Box): Box {
  const [left, top] = [x > 0.001 ? MARGIN * w : 0, y > 0.001 ? MARGIN * h : 0];
  const [right, bottom] = [x + w < 0.999 ? MARGIN * w : 0, y + h < 0.999 ? MARGIN * h : 0];
  return { x: x + left, y: y + top, w: w - left - right, h: h - top - bottom };
}

const NOTHING: Box = { x: 0, y: 0, w: 0, h: 0 };
/** Width of the strip checked for objects that the cut would go through, as a share of the frame's sides. */
const STRIP = 0.01;

/** A strip inside each new edge. */
function cutEdges({ x, y, w, h }: Box): Box[] {
  return [
    ...(x > 0.001 ? [{ x, y, w: STRIP, h }] : []),
    ...(y > 0.001 ? [{ x, y, w, h: STRIP }] : []),
    ...(x + w < 0.999 ? [{ x: x + w - STRIP, y, w: STRIP, h }] : []),
    ...(y + h < 0.999 ? [{ x, y: y + h - STRIP, w, h: STRIP }] : []),
  ];
}
