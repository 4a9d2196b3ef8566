import { logistic } from '../../logistic.ts';
import type { Graph } from '../tools/tfjs.ts';

/** A face as the network sees it, in pixels of its input. */
export interface FaceCandidate {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly score: number;
  readonly eyes: readonly [Spot, Spot];
  readonly nose: Spot;
}

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Input side of BlazeFace (back camera), in px. */
export const TILE = 256;

/** Cells per side of its two grids and anchors per cell, as published with MediaPipe. */
const GRIDS = [
  { cells: 16, anchors: 2 },
  { cells: 8, anchors: 6 },
] as const;
/** Four values of the box and six keypoints with two each. */
const FIGURES = 16;
const SAME_FACE = 0.3;

/** @param tile RGB bytes of 256 x 256 pixels */
export function detectFaces(network: Graph, tile: Uint8Array, least: number): FaceCandidate[] {
  const input = new Float32Array(tile).map((byte) => byte / 127.5 - 1);
  const outputs = network.run(input, [1, TILE, TILE, 3]);
  const found: FaceCandidate[] = [];
  for (const { cells, anchors } of GRIDS) {
    const count = cells * cells * anchors;
    const scores = outputs.find(({ shape }) => shape[1] === count && shape[2] === 1)?.data;
    const figures = outputs.find(({ shape }) => shape[1] === count && shape[2] === FIGURES)?.data;
    if (!scores || !figures) throw new Error('The face network gave another shape than it should.');
    for (let index = 0; index < count; index++) {
      const score = logistic(scores[index]!);
      if (score < least) continue;
      const cell = Math.floor(index / anchors);
      const anchor = {
        x: (((cell % cells) + 0.5) * TILE) / cells,
        y: ((Math.floor(cell / cells) + 0.5) * TILE) / cells,
      };
      found.push(candidate(figures.subarray(index * FIGURES, (index + 1) * FIGURES), anchor, score));
    }
  }
  return suppressOverlaps(found);
}

function candidate(figures: Float32Array, anchor: Spot, score: number): FaceCandidate {
  const spot = (index: number): Spot => ({
    x: figures[4 + 2 * index]! + anchor.x,
    y: figures[5 + 2 * index]! + anchor.y,
  });
  const [width, height] = [figures[2]!, figures[3]!];
  return {
    left: figures[0]! + anchor.x - width / 2,
    top: figures[1]! + anchor.y - height / 2,
    width,
    height,
    score,
    eyes: [spot(0), spot(1)],
    nose: spot(2),
  };
}

/** Non-maximum suppression: of overlapping candidates only the surest is kept. */
export function suppressOverlaps(candidates: readonly FaceCandidate[]): FaceCandidate[] {
  const kept: FaceCandidate[] = [];
  for (const face of candidates.toSorted((a, b) => b.score - a.score)) {
    if (kept.every((other) => sharedPart(face, other) < SAME_FACE)) kept.push(face);
  }
  return kept;
}

/** Shared area over the area of the smaller one, so that a face found both whole and in part counts once. */
function sharedPart(a: FaceCandidate, b: FaceCandidate): number {
  const width = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const height = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  if (width <= 0 || height <= 0) return 0;
  return (width * height) / Math.min(a.width * a.height, b.width * b.height);
}
