import type { Face } from '../../artifacts/artifacts.ts';
import { insideFrame } from '../../geometry.ts';
import { type Measurement, measured } from '../../artifacts/measurement.ts';
import { detectFaces, type FaceCandidate, suppressOverlaps } from './detect.ts';
import { cropSquare, toFrameCoordinates, type Square, squaresOf } from './tiles.ts';
import { type Frame, shrink } from '../frame/index.ts';
import { type Graph, openGraph } from '../tools/tfjs.ts';
import { thousandths } from '../../rounded.ts';

interface Networks {
  readonly detector: Graph;
  readonly mesh: Graph;
  readonly emotion: Graph;
}

/** Low, because the mesh network checks every candidate. */
const CANDIDATE = 0.5;
/** Minimum certainty of both networks. Fruit, cats and lamps fail in the mesh network, a bare belly in both. */
const IS_FACE = 0.56;
const MOST_CANDIDATES = 16;
/** Working size in px; none of these networks needs finer detail. */
const LONG_SIDE = 1600;

const MESH_SIDE = 192;
const EMOTION_SIDE = 64;
/** Index of 'happy' among the seven emotions of FER-2013; the others are wrong too often to be used. */
const HAPPY = 3;
/** Minimum size of a face in px for its smile, and for its direction. */
const SMILE_SIDE = 44;
const FACING_SIDE = 28;
/** Offset of the nose from the midpoint of the eyes at which a head is fully turned, in eye distances. */
const TURNED = 0.6;

let networks: Promise<Networks> | null = null;

const open = async (): Promise<Networks> => ({
  detector: await openGraph('faceGraph', 'faceWeights'),
  mesh: await openGraph('meshGraph', 'meshWeights'),
  emotion: await openGraph('emotionGraph', 'emotionWeights'),
});

function current(): Promise<Networks> {
  networks ??= open().catch((error: unknown) => {
    networks = null;
    throw error;
  });
  return networks;
}

/** Loads the models once per process. A failed load is retried on the next call. */
export async function loadFaces(): Promise<void> {
  await current();
}

/** Faces of people, largest first. The overall confidence is that of the least certain face, at most 0.95. */
export async function findFaces(frame: Frame): Promise<Measurement<readonly Face[]>> {
  const { detector, mesh, emotion } = await current();
  const view = await shrink(frame, LONG_SIDE);
  const faces: Face[] = [];
  for (const candidate of await candidates(detector, view)) {
    const certainty = Math.min(candidate.score, await meshCertainty(mesh, view, candidate));
    if (certainty < IS_FACE) continue;
    faces.push({
      box: insideFrame({
        x: candidate.left / view.width,
        y: candidate.top / view.height,
        w: candidate.width / view.width,
        h: candidate.height / view.height,
      }),
      confidence: thousandths(certainty),
      smile: await smile(emotion, view, candidate),
      facing: facing(candidate),
    });
  }
  const sorted = faces.toSorted((a, b) => b.box.w * b.box.h - a.box.w * a.box.h || a.box.x - b.box.x);
  return measured(sorted, Math.min(0.95, ...sorted.map((face) => face.confidence)));
}

async function candidates(detector: Graph, view: Frame): Promise<FaceCandidate[]> {
  const all: FaceCandidate[] = [];
  for (const square of squaresOf(view)) {
    const tile = await cropSquare(view, square);
    all.push(...detectFaces(detector, tile, CANDIDATE).map((face) => toFrameCoordinates(face, square)));
  }
  return suppressOverlaps(all).slice(0, MOST_CANDIDATES);
}

async function meshCertainty(mesh: Graph, view: Frame, face: FaceCandidate): Promise<number> {
  const crop = await cropSquare(view, squareAround(face, 1.5), MESH_SIDE);
  const input = new Float32Array(crop).map((byte) => byte / 255);
  const [flag] = mesh.run(input, [1, MESH_SIDE, MESH_SIDE, 3], ['output_faceflag']);
  return flag?.data[0] ?? 0;
}

async function smile(emotion: Graph, view: Frame, face: FaceCandidate): Promise<number | null> {
  if (Math.max(face.width, face.height) < SMILE_SIDE) return null;
  const crop = await cropSquare(view, squareAround(face, 1.1), EMOTION_SIDE);
  const gray = new Float32Array(EMOTION_SIDE * EMOTION_SIDE);
  for (let at = 0; at < gray.length; at++) {
    const light = 0.299 * crop[3 * at]! + 0.587 * crop[3 * at + 1]! + 0.114 * crop[3 * at + 2]!;
    gray[at] = (light / 255 - 0.5) * 2;
  }
  const [moods] = emotion.run(gray, [1, EMOTION_SIDE, EMOTION_SIDE, 1]);
  return moods ? thousandths(moods.data[HAPPY] ?? 0) : null;
}

/** In a head that faces the viewer the nose is between the eyes; in a turned one it moves to the side it turns to. */
function facing({ eyes, nose, width, height }: FaceCandidate): number | null {
  const [first, second] = eyes;
  const apart = Math.hypot(second.x - first.x, second.y - first.y);
  if (Math.max(width, height) < FACING_SIDE || apart < width * 0.08) return null;
  const [ux, uy] = [(second.x - first.x) / apart, (second.y - first.y) / apart];
  const offset = (nose.x - (first.x + second.x) / 2) * ux + (nose.y - (first.y + second.y) / 2) * uy;
  const toRight = ux >= 0 ? offset : -offset;
  return thousandths(Math.max(-1, Math.min(1, toRight / apart / TURNED)));
}

function squareAround(face: FaceCandidate, scale: number): Square {
  const side = Math.max(8, Math.max(face.width, face.height) * scale);
  return { left: face.left + (face.width - side) / 2, top: face.top + (face.height - side) / 2, side };
}
