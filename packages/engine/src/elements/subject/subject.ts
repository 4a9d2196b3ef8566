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
  sharedPart,
  wordBoxes,
} from './subject-candidates.ts';
import { meanIn, sums } from './box-sums.ts';
import { type SubjectFeatures, subjectFeatures } from './subject-features.ts';
import {
  type CertaintyFeatures,
  type Choice,
  certaintyOf,
  chancesOf,
  chooseSubject,
} from './subject-model.ts';

export interface SubjectParts {
  readonly frame: Frame;
  /** Things as far as they are half seen, too. */
  readonly things: readonly Thing[];
  readonly faces: readonly Face[];
  readonly text: readonly TextLine[];
  readonly attention: Attention | null;
}

/** Pixels of the longer side: shapes are told at this size, and a background is flooded in milliseconds. */
const LONG_SIDE = 96;

/** A choice less likely than not is none: the report would speak of the wrong thing. */
const LEAST = 0.5;

/** What the picture shows and sells; null where that was not found, as in an ad of type alone. */
export async function findSubject(parts: SubjectParts): Promise<Subject | null> {
  const { choice, certainty } = weighSubject(await sceneOf(parts));
  if (!choice) return null;
  const p = certaintyOf(certainty);
  return p < LEAST ? null : { kind: kindOf(choice.box, parts), box: rounded(choice.box), p: round(p) };
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

/** The choice among all candidates, and what its certainty is read from; the fit asks with weights of its own. */
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
    // Decoration is flat; what is shown has shades and parts, photographed or drawn.
    detail: meanIn(sums(without(texturedFigures(channels, TEXTURE), words)), box),
    wordsInside: Math.min(1, words.reduce((sum, word) => sum + overlap(word, box), 0) / area(box)),
    logArea: Math.log(Math.max(0.002, area(box))),
  };
}

/** Shares of the subject's box: a face that fills it, people who make it up, and a picture that is one whole scene. */
const IS_FACE = 0.22;
const IS_PERSON = 0.35;
const IS_SCENE = 0.8;
/** Certainty from which half-seen things count here. */
const SEEN = 0.35;

export function kindOf(box: Box, { things, faces }: Pick<SubjectParts, 'things' | 'faces'>): Subject['kind'] {
  const part = (boxes: readonly Box[]): number =>
    boxes.reduce((most, each) => Math.max(most, overlap(each, box) / area(box)), 0);
  const people = things.filter(({ label, confidence }) => label === 'person' && confidence >= SEEN);
  const objects = things.filter(({ label, confidence }) => label !== 'person' && confidence >= SEEN);
  const largestFace = part(faces.map((face) => face.box));
  if (largestFace >= IS_FACE) return 'face';
  if (part(people.map((each) => each.box)) >= IS_PERSON || largestFace >= IS_FACE / 4) return 'person';
  const isOne = objects.some((each) => sharedPart(each.box, box) >= 0.4);
  return area(box) >= IS_SCENE && !isOne ? 'scene' : 'product';
}

/** Certainty from which a half-seen thing is kept free: to spare a place costs less than to cover a product. */
const SPARED = 0.4;

/** More of the frame is a setting, in front of which words and buttons stand. */
const SETTING = 0.7;

/** Room kept around an object, in its size. */
const ROOM = 0.04;

/** Every object and person, whole, with a little room around: nothing is to be set over them. */
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

const round = (value: number): number => Math.round(value * 1000) / 1000;
const rounded = ({ x, y, w, h }: Box): Box => ({ x: round(x), y: round(y), w: round(w), h: round(h) });
