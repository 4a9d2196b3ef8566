import type { Thing } from '../../artifacts/artifacts.ts';
import { type Box, area, insideFrame, overlap } from '../../geometry.ts';
import { type NanodetOutput, type Inset, SIDE } from './nanodet.ts';

/** COCO classes in the order of the network's output. */
const KINDS =
  `person, bicycle, car, motorcycle, airplane, bus, train, truck, boat, traffic light, fire hydrant, stop sign,
  parking meter, bench, bird, cat, dog, horse, sheep, cow, elephant, bear, zebra, giraffe, backpack, umbrella, handbag, tie,
  suitcase, frisbee, skis, snowboard, sports ball, kite, baseball bat, baseball glove, skateboard, surfboard, tennis racket,
  bottle, wine glass, cup, fork, knife, spoon, bowl, banana, apple, sandwich, orange, broccoli, carrot, hot dog, pizza, donut,
  cake, chair, couch, potted plant, bed, dining table, toilet, tv, laptop, mouse, remote, keyboard, cell phone, microwave,
  oven, toaster, sink, refrigerator, book, clock, vase, scissors, teddy bear, hair drier, toothbrush`
    .split(',')
    .map((kind) => kind.trim());

/**
 * Minimum certainty to name a thing. On 40 ads every person was one; below .7, a tomato was called an apple, a can a phone,
 * a jar a cup and a dish a pizza.
 */
const NAMED = { person: 0.5, object: 0.7 } as const;
const PERSON = 0;

/** Intersection over union from which two boxes of one class are the same thing. */
const SAME_THING = 0.5;

/** Distances to a side are predicted as a distribution over 0 to 10 cells. */
const STEPS = 11;

/** Minimum certainty of a glimpse: too little to name it, enough to ask whether something is there. */
const GLIMPSED = { person: 0.15, object: 0.15 } as const;

type Least = Readonly<Record<'person' | 'object', number>>;

/** People and common objects, surest first. */
export const thingsIn = (impression: NanodetOutput): readonly Thing[] => detected(impression, NAMED);

/** Includes weak detections, because the network knows where something is at a much lower certainty than what it is. */
export const glimpsesIn = (impression: NanodetOutput): readonly Thing[] => detected(impression, GLIMPSED);

function detected({ grids, inset }: NanodetOutput, least: Least): readonly Thing[] {
  const found = grids.flatMap(({ kinds, sides }) => candidates(kinds.data, sides.data, inset, least));
  const kept: Thing[] = [];
  for (const thing of found.toSorted((a, b) => b.confidence - a.confidence)) {
    if (kept.every((other) => other.label !== thing.label || sharedPart(other.box, thing.box) < SAME_THING))
      kept.push(thing);
  }
  return kept;
}

function candidates(kinds: Float32Array, sides: Float32Array, inset: Inset, least: Least): Thing[] {
  const cells = Math.round(Math.sqrt(kinds.length / KINDS.length));
  const stride = SIDE / cells;
  const found: Thing[] = [];
  for (let cell = 0; cell < cells * cells; cell++) {
    const certainties = kinds.subarray(cell * KINDS.length, (cell + 1) * KINDS.length);
    const confidence = certainties.reduce((most, value) => Math.max(most, value), 0);
    const kind = certainties.indexOf(confidence);
    if (confidence < (kind === PERSON ? least.person : least.object)) continue;
    const x = ((cell % cells) + 0.5) * stride;
    const y = (Math.floor(cell / cells) + 0.5) * stride;
    const reach = (side: number): number => stride * expected(sides, (4 * cell + side) * STEPS);
    const [left, top] = [x - reach(0), y - reach(1)];
    const box = insideFrame({
      x: (left - inset.left) / inset.width,
      y: (top - inset.top) / inset.height,
      w: (x + reach(2) - left) / inset.width,
      h: (y + reach(3) - top) / inset.height,
    });
    if (area(box) > 0)
      found.push({ label: KINDS[kind]!, box, confidence: Math.round(confidence * 1000) / 1000 });
  }
  return found;
}

/** Mean of the distribution whose logits begin at `from`. */
function expected(logits: Float32Array, from: number): number {
  const own = logits.subarray(from, from + STEPS);
  const highest = own.reduce((most, value) => Math.max(most, value), -Infinity);
  let sum = 0;
  let weights = 0;
  own.forEach((value, step) => {
    const weight = Math.exp(value - highest);
    sum += weight * step;
    weights += weight;
  });
  return sum / weights;
}

const sharedPart = (a: Box, b: Box): number => {
  const shared = overlap(a, b);
  return shared / (area(a) + area(b) - shared);
};
