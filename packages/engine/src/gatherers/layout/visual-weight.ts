import {
  gaussianBlur,
  localDeviation,
  type Channels,
  type Plane,
  toChannels,
  type Frame,
  atLongSide,
} from '../frame/index.ts';

/** Working size of the layout: shapes and their places, no detail. */
const LONG_SIDE = 192;

/** Radius in which texture is judged, as a share of the longer side. */
const TEXTURE_REACH = 0.02;

/** Smoothing of the weight, as a share of the longer side: words and products rather than strokes. */
const SMOOTH = 0.02;

/** How much eyes weigh each point of a layout. */
export interface VisualWeight {
  readonly channels: Channels;
  /** Deviation of lightness and colour around each point, OKLab. */
  readonly texture: Plane;
  /** Difference from the ground plus texture; 0 on the ground. */
  readonly weight: Plane;
}

export async function weigh(frame: Frame): Promise<VisualWeight> {
  const channels = toChannels(await atLongSide(frame, LONG_SIDE));
  const { width, height } = channels;
  const radius = Math.max(1, Math.round(TEXTURE_REACH * Math.max(width, height)));
  const [light, red, yellow] = [channels.l, channels.a, channels.b].map((channel) =>
    localDeviation(channel, width, height, radius),
  );
  const texture = light!.map((value, i) => Math.hypot(value, red![i]!, yellow![i]!));
  const away = distanceFromGround(channels);
  const weight = gaussianBlur(
    away.map((value, i) => value + texture[i]!),
    width,
    height,
    SMOOTH * Math.max(width, height),
  );
  return { channels, texture: { width, height, data: texture }, weight: { width, height, data: weight } };
}

/** The ground is the median of the frame in each channel: it moves little when a detail moves. */
function distanceFromGround({ l, a, b }: Channels): Float32Array {
  const [light, red, yellow] = [median(l), median(a), median(b)];
  return l.map((value, i) => Math.hypot(value - light, a[i]! - red, b[i]! - yellow));
}

const median = (values: Float32Array): number => values.toSorted()[values.length >> 1]!;
