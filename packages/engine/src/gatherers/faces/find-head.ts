import type { Head } from '../../artifacts/artifacts.ts';
import { type Measurement, measured } from '../../artifacts/measurement.ts';
import { area, insideFrame } from '../../geometry.ts';
import { logistic } from '../../logistic.ts';
import { rounded } from '../../rounded.ts';
import { form } from '../clutter/index.ts';
import { type Frame, stretch } from '../frame/index.ts';

/** MoveNet looks at a square of this many pixels; its layers fit no other. */
const SIDE = 192;
const ENTRY = 'StatefulPartitionedCall/sub_1';
const KEYPOINTS = 'StatefulPartitionedCall/kpt_heatmap_0/conv2d_5/BiasAdd';

/** Channels of the map, in the order of COCO's keypoints. */
const [NOSE, LEFT_EYE, RIGHT_EYE, LEFT_SHOULDER, RIGHT_SHOULDER] = [0, 1, 2, 5, 6] as const;

/** Width of a face in distances of the eyes, and of the shoulders. Judgment. */
const FACE = { eyes: 2.2, shoulders: 0.42 } as const;
const HEIGHT_TO_WIDTH = 1.3;

/** Certainty of both shoulders from which their distance says how large the head is. */
const SEEN = 0.3;

interface Keypoint {
  /** Pixels of the square. */
  readonly x: number;
  readonly y: number;
  /** 0..1 */
  readonly p: number;
}

/**
 * Where the posture of the person in front says that the head is, also where something lies over the face. `confidence` is that
 * of nose and eyes: over .35 in nine of ten pictures with a person, under .35 in nine of ten without.
 * @throws when the network cannot be loaded
 */
export async function findHead(frame: Frame): Promise<Measurement<Head | null>> {
  const scale = SIDE / Math.max(frame.width, frame.height);
  const width = Math.max(1, Math.round(frame.width * scale));
  const height = Math.max(1, Math.round(frame.height * scale));
  const [left, top] = [Math.floor((SIDE - width) / 2), Math.floor((SIDE - height) / 2)];
  const { data } = await stretch(frame, width, height);
  const input = new Float32Array(3 * SIDE * SIDE).fill(-1);
  for (let y = 0; y < height; y++)
    for (let i = 0; i < 3 * width; i++)
      input[3 * ((top + y) * SIDE + left) + i] = data[3 * y * width + i]! / 127.5 - 1;
  const [map] = (await form.load()).run(input, [1, SIDE, SIDE, 3], [KEYPOINTS], ENTRY);
  const peak = ([, rows = 1, columns = 1, channels = 1]: readonly number[], channel: number): Keypoint => {
    let best = 0;
    const cells = map!.data;
    for (let cell = 1; cell < rows * columns; cell++)
      if (cells[cell * channels + channel]! > cells[best * channels + channel]!) best = cell;
    return {
      x: (((best % columns) + 0.5) * SIDE) / columns,
      y: ((Math.floor(best / columns) + 0.5) * SIDE) / rows,
      p: logistic(cells[best * channels + channel]!),
    };
  };
  const at = (channel: number): Keypoint => peak(map!.shape, channel);
  const face = headBox(at(NOSE), [at(LEFT_EYE), at(RIGHT_EYE)], [at(LEFT_SHOULDER), at(RIGHT_SHOULDER)]);
  if (!face) return measured(null);
  const box = insideFrame({
    x: (face.x - left) / width,
    y: (face.y - top) / height,
    w: face.w / width,
    h: face.h / height,
  });
  return measured(area(box) === 0 ? null : { box, confidence: rounded(face.p, 3) });
}

type Pair = readonly [Keypoint, Keypoint];

const apart = ([a, b]: Pair): number => Math.hypot(a.x - b.x, a.y - b.y);

/** null where nose and eyes are all in one cell: then there is no face to speak of. */
function headBox(nose: Keypoint, eyes: Pair, shoulders: Pair) {
  const braced = Math.min(shoulders[0].p, shoulders[1].p) >= SEEN;
  const width = Math.max(FACE.eyes * apart(eyes), braced ? FACE.shoulders * apart(shoulders) : 0);
  if (width === 0) return null;
  const x = (nose.x + eyes[0].x + eyes[1].x) / 3;
  const y = (nose.y + eyes[0].y + eyes[1].y) / 3;
  const height = HEIGHT_TO_WIDTH * width;
  return {
    x: x - width / 2,
    y: y - height / 2,
    w: width,
    h: height,
    p: (nose.p + eyes[0].p + eyes[1].p) / 3,
  };
}
