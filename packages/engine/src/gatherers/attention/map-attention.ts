import type { Attention, AttentionCenter, Thing } from '../../artifacts/artifacts.ts';
import type { TextRole } from '../../artifacts/text-role.ts';
import { headlineOf } from '../../computed/text/headline.ts';
import { area, type Box } from '../../geometry.ts';
import { type Measurement, measured } from '../../artifacts/measurement.ts';
import { attentionCenters } from './attention-centers.ts';
import type { AttentionElements } from './elements.ts';
import { predictGaze } from './gaze.ts';
import type { Plane, Frame } from '../frame/index.ts';
import type { ObjectDetection } from './object-detection.ts';

/**
 * Predicts where people look and how much of it falls on each element, from a network's features, contrast, text, faces and
 * position. The accuracy card says how close it comes to eye tracking.
 */
export async function mapAttention(
  frame: Frame,
  elements: AttentionElements,
  sight: Pick<ObjectDetection, 'things' | 'drawn'> | null,
): Promise<Measurement<Attention>> {
  const gaze = await predictGaze(frame, elements, sight?.drawn ?? null);
  const attention: Attention = {
    columns: gaze.width,
    rows: gaze.height,
    values: encode(gaze),
    shares: shares(gaze, elements),
    concentration: concentration(gaze),
    centres: attentionCenters(gaze).map((center) => withThingName(center, sight?.things ?? [], elements)),
  };
  return measured(attention, sight ? CONFIDENCE : CONFIDENCE_WITHOUT_SIGHT);
}

/**
 * One half of the viewers predicts where the other half looks at a correlation of about .87. On designs, which ads are, the
 * map reaches about .6, which is half of what can be explained (.6² of .87²).
 */
const CONFIDENCE = 0.5;

/** On designs the map from contrast alone reaches about .5, a third of what can be explained. */
const CONFIDENCE_WITHOUT_SIGHT = 0.35;

/** Furniture that other things stand on is not what people look at. */
const SUPPORT_FURNITURE: ReadonlySet<string> = new Set(['dining table', 'bed', 'couch', 'bench']);

/** Names the smallest recognized thing under the center. Text, logos and the CTA in front of a thing take precedence. */
function withThingName(
  center: AttentionCenter,
  things: readonly Thing[],
  { text, callToAction, brand }: AttentionElements,
): AttentionCenter {
  const on = ({ box: { x, y, w, h } }: { readonly box: Box }): boolean =>
    center.x >= x && center.x <= x + w && center.y >= y && center.y <= y + h;
  if ([...text, ...brand, ...(callToAction ? [callToAction] : [])].some(on)) return center;
  const [thing] = things
    .filter((each) => !SUPPORT_FURNITURE.has(each.label) && on(each))
    .toSorted((a, b) => area(a.box) - area(b.box));
  return thing ? { ...center, thing: thing.label } : center;
}

function encode({ data }: Plane): string {
  const most = data.reduce((highest, value) => Math.max(highest, value), 0);
  return Buffer.from(Uint8Array.from(data, (value) => Math.round((255 * value) / most))).toString('base64');
}

function shares(gaze: Plane, { text, faces, callToAction, brand }: AttentionElements): Attention['shares'] {
  const share = (boxes: readonly Box[]): number | null => (boxes.length > 0 ? shareOn(gaze, boxes) : null);
  const withRole = (role: TextRole): Box[] => text.filter((line) => line.role === role).map(({ box }) => box);
  return {
    headline: share(headlineOf(text)?.lines.map(({ box }) => box) ?? []),
    offer: share(withRole('offer')),
    callToAction: share(callToAction ? [callToAction.box] : []),
    brand: share(brand.map(({ box }) => box)),
    faces: share(faces.map(({ box }) => box)),
    text: share(text.map(({ box }) => box)),
  };
}

/** Attention inside the union of the boxes. A partly covered cell counts in part; one covered twice counts once. */
function shareOn({ data, width, height }: Plane, boxes: readonly Box[]): number {
  const covered = new Float32Array(data.length);
  for (const box of boxes) {
    for (let row = 0; row < height; row++) {
      const tall = within(box.y * height, (box.y + box.h) * height, row);
      if (tall === 0) continue;
      for (let column = 0; column < width; column++) {
        const at = row * width + column;
        const cover = tall * within(box.x * width, (box.x + box.w) * width, column);
        if (cover > covered[at]!) covered[at] = cover;
      }
    }
  }
  return Math.min(
    1,
    data.reduce((sum, value, at) => sum + value * covered[at]!, 0),
  );
}

/** Share of the cell from `cell` to `cell + 1` that lies between `from` and `to`. */
const within = (from: number, to: number, cell: number): number =>
  Math.max(0, Math.min(to, cell + 1) - Math.max(from, cell));

/** 1 - normalized entropy; 0 for an even map. */
function concentration({ data }: Plane): number {
  const entropy = data.reduce((sum, value) => (value > 0 ? sum - value * Math.log(value) : sum), 0);
  return data.length > 1 ? Math.max(0, 1 - entropy / Math.log(data.length)) : 1;
}
