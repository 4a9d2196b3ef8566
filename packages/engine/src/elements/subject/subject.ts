import type { Attention, Face, TextLine, Thing } from '../../artifacts/artifacts.ts';
import { toChannels } from '../../gatherers/frame/index.ts';
import type { Frame } from '../../gatherers/frame/index.ts';
import { atLongSide } from '../../gatherers/frame/index.ts';
import { type Box, area, insideFrame, overlap } from '../../geometry.ts';
import { logit } from '../../logistic.ts';
import type { Subject } from '../elements.ts';
import { texturedFigures, without } from './figure-mask.ts';
import {
  type Candidate,
  type Scene,
  candidatesIn,
  figureMasks,
  head,
  intersectionOverUnion,
  wordBoxes,
} from './subject-candidates.ts';
import { meanIn, summedAreaTable } from './summed-area-table.ts';
import { type SubjectFeatures, subjectFeatures } from './subject-features.ts';
import {
  type CertaintyFeatures,
  type Choice,
  certaintyOf,
  chancesOf,
  chooseSubject,
} from './subject-model.ts';
import { thousandths } from '../../rounded.ts';

export interface SubjectParts {
  readonly frame: Frame;
  /** Detected things, including low-confidence ones. */
  readonly things: readonly Thing[];
  readonly faces: readonly Face[];
  readonly text: readonly TextLine[];
  readonly attention: Attention | null;
}

/** Longer side of the working image in pixels. Shapes are still clear at this size, and a flood fill takes milliseconds. */
const LONG_SIDE = 96;

/** A choice that is more likely wrong than right is dropped, so that the report does not discuss the wrong thing. */
const LEAST = 0.5;

/** What the picture shows and sells; null when nothing was found, as in a text-only ad. */
export async function findSubject(parts: SubjectParts): Promise<Subject | null> {
  const { choice, certainty } = weighSubject(await sceneOf(parts));
  if (!choice) return null;
  const p = certaintyOf(certainty);
  return p < LEAST ? null : { kind: kindOf(choice.box, parts), box: rounded(choice.box), p: thousandths(p) };
}

export async function sceneOf({ frame, ...found }: SubjectParts): Promise<Scene> {
  return { ...found, channels: toChannels(await atLongSide(frame, LONG_SIDE)) };
}

interface Weighed {
  readonly candidates: readonly Candidate[];
  readonly features: readonly SubjectFeatures[];
  readonly choice: Choice | null;
  readonly certainty: CertaintyFeatures;
}

/** Scores all candidates and chooses one. @param weights defaults to the fitted ones; the fitting script passes its own */
export function weighSubject(scene: Scene, weights?: Parameters<typeof chancesOf>[1]): Weighed {
  const masks = figureMasks(scene);
  const candidates = candidatesIn(scene, masks);
  const features = subjectFeatures(candidates, scene, masks);
  const choice = chooseSubject(candidates, chancesOf(features, weights));
  return { candidates, features, choice, certainty: certaintyFeatures(choice, scene) };
}

const TEXTURE = 0.03;

const LEAST_SUPPORT = 0.01;

export function certaintyFeatures(
  choice: Choice | null,
  { channels, text, things, faces }: Scene,
): CertaintyFeatures {
  if (!choice) return { support: 0, sureness: 0, detail: 0, wordsInside: 0, logArea: 0 };
  const { box } = choice;
  const words = wordBoxes(text);
  return {
    support: logit(choice.support, LEAST_SUPPORT),
    sureness: [...things, ...faces].reduce(
      (most, found) => Math.max(most, (found.confidence * overlap(found.box, box)) / area(found.box)),
      0,
    ),
    // Decoration is flat; a subject has shading and detail, whether photographed or drawn.
    detail: meanIn(summedAreaTable(without(texturedFigures(channels, TEXTURE), words)), box),
    wordsInside: Math.min(1, words.reduce((sum, word) => sum + overlap(word, box), 0) / area(box)),
    logArea: Math.log(Math.max(0.002, area(box))),
  };
}

/** Shares from which the subject is of that kind: of its box covered by a face or a person, and of the frame for a scene. */
const IS_FACE = 0.22;
const IS_PERSON = 0.35;
const IS_SCENE = 0.8;
/** Confidence from which low-confidence things count here. */
const SEEN = 0.35;

export function kindOf(box: Box, { things, faces }: Pick<SubjectParts, 'things' | 'faces'>): Subject['kind'] {
  const part = (boxes: readonly Box[]): number =>
    boxes.reduce((most, each) => Math.max(most, overlap(each, box) / area(box)), 0);
  const people = things.filter(({ label, confidence }) => label === 'person' && confidence >= SEEN);
  const objects = things.filter(({ label, confidence }) => label !== 'person' && confidence >= SEEN);
  const largestFace = part(faces.map((face) => face.box));
  if (largestFace >= IS_FACE) return 'face';
  if (part(people.map((each) => each.box)) >= IS_PERSON || largestFace >= IS_FACE / 4) return 'person';
  const isOne = objects.some((each) => intersectionOverUnion(each.box, box) >= 0.4);
  return area(box) >= IS_SCENE && !isOne ? 'scene' : 'product';
}

/** Confidence from which a thing is kept clear. Low, because avoiding a place costs less than covering a product. */
const SPARED = 0.4;

/** A box with more than this share of the frame is a setting, on which words and buttons may be placed. */
const SETTING = 0.7;

/** Margin around an object, as a share of its size. */
const ROOM = 0.04;

/** Boxes of all objects and people with a small margin, over which nothing should be placed. */
export function objectBoxes(
  { things, faces }: Pick<SubjectParts, 'things' | 'faces'>,
  subject: Subject | null,
): Box[] {
  const shown = subject && subject.kind !== 'scene' ? [subject.box] : [];
  return [
    ...things.filter(({ confidence }) => confidence >= SPARED).map(({ box }) => box),
    ...faces.map(({ box }) => head(box)),
    ...shown,
  ]
    .filter((box) => area(box) < SETTING)
    .map(({ x, y, w, h }) =>
      rounded(
        insideFrame({ x: x - ROOM * w, y: y - ROOM * h, w: w * (1 + 2 * ROOM), h: h * (1 + 2 * ROOM) }),
      ),
    );
}

const rounded = ({ x, y, w, h }: Box): Box => ({
  x: thousandths(x),
  y: thousandths(y),
  w: thousandths(w),
  h: thousandths(h),
});
