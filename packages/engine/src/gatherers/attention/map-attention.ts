import type { Attention, AttentionCenter, Thing } from '../../artifacts/artifacts.ts';
import type { AttentionMap } from '../../computed/attention/attention-share.ts';
import { attentionShares } from '../../computed/attention/attention-shares.ts';
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
  const map: AttentionMap = { columns: gaze.width, rows: gaze.height, values: encode(gaze) };
  const attention: Attention = {
    ...map,
    shares: attentionShares(map, elements),
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

/** 1 - normalized entropy; 0 for an even map. */
function concentration({ data }: Plane): number {
  const entropy = data.reduce((sum, value) => (value > 0 ? sum - value * Math.log(value) : sum), 0);
  return data.length > 1 ? Math.max(0, 1 - entropy / Math.log(data.length)) : 1;
}
