import {
  gaussianBlur,
  localDeviation,
  type Channels,
  type Plane,
  toChannels,
  type Frame,
  atLongSide,
} from '../frame/index.ts';

/** Working size in px: layout needs shapes and their positions, not detail. */
const LONG_SIDE = 192;

/** Radius in which texture is measured, as a share of the longer side. */
const TEXTURE_REACH = 0.02;

/** Smoothing of the weight, as a share of the longer side: at the scale of words and products rather than strokes. */
const SMOOTH = 0.02;

/** How much each point of a layout weighs visually. */
export interface VisualWeight {
  readonly channels: Channels;
  /** Standard deviation of lightness and color around each point, OKLab. */
  readonly texture: Plane;
  /** Difference from the background plus texture; 0 on plain background. */
  readonly weight: Plane;
}

export async function measureVisualWeight(frame: Frame): Promise<VisualWeight> {
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

/** Takes the frame's median in each channel as its background, because it moves little when a detail moves. */
function distanceFromGround({ l, a, b }: Channels): Float32Array {
  const [light, red, yellow] = [median(l), median(a), median(b)];
  return l.map((value, i) => Math.hypot(value - light, a[i]! - red, b[i]! - yellow));
}

const median = (values: Float32Array): number => values.toSorted()[values.length >> 1]!;
