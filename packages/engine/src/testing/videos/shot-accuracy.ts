import type { Shot } from '../../artifacts/video-artifacts.ts';
import type { RenderedVideo } from './render-video.ts';
import { unjoinedVideo, variedVideo } from './varied-video.ts';
import { measureDrawnVideo } from './measure-drawn-video.ts';

/** Tolerance in analyzed frames for a cut or the middle of a gradual join. A gradual join may also be found anywhere within it. */
const NEAR = 2.05;

/** Over all videos: joins found, joins missed, and detections without a join. */
export interface ShotAccuracy {
  readonly hits: number;
  readonly missed: number;
  readonly wrong: number;
}

/** Draws videos of eight shots and of one shot, finds their shots and compares them with the truth. */
export async function shotAccuracy(
  joined: readonly number[],
  unjoined: readonly number[],
): Promise<ShotAccuracy> {
  const sum = { hits: 0, missed: 0, wrong: 0 };
  for (const spec of [...joined.map(variedVideo), ...unjoined.map(unjoinedVideo)]) {
    const { truth, shots } = await measureDrawnVideo(spec);
    const { hits, missed, wrong } = compare(truth, shots, Math.min(30, spec.rate));
    sum.hits += hits;
    sum.missed += missed;
    sum.wrong += wrong;
  }
  return sum;
}

export const f1 = ({ hits, missed, wrong }: ShotAccuracy): number => (2 * hits) / (2 * hits + missed + wrong);

function compare({ cuts, fades }: RenderedVideo['truth'], shots: readonly Shot[], rate: number) {
  const near = NEAR / rate;
  const wanted = [
    ...cuts.map((cut) => ({ from: cut - near, to: cut + near })),
    ...fades.map(({ start, end }) => {
      const middle = (start + end) / 2;
      return { from: Math.min(start, middle - near), to: Math.max(end, middle + near) };
    }),
  ];
  const left = new Set(shots.slice(1).map(({ start }) => start));
  let hits = 0;
  for (const { from, to } of wanted) {
    const hit = [...left].find((start) => start >= from && start <= to);
    if (hit === undefined) continue;
    left.delete(hit);
    hits++;
  }
  return { hits, missed: wanted.length - hits, wrong: left.size };
}
