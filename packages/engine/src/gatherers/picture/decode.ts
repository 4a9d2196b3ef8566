import { createHash } from 'node:crypto';
import sharp, { type Metadata, type Sharp } from 'sharp';
import type { FileFacts, ImageFacts } from '../../artifacts/artifacts.ts';
import { type Creative, CREATIVE_LIMITS } from '../../creative.ts';
import { chooseFrame, flashesOf, surveyFrames, type Timing, timing } from './animation.ts';
import type { Frame } from '../frame/index.ts';
import { jpegQuality } from './jpeg-quality.ts';
import { makeCreativeError, toCreativeError } from './creative-error.ts';
import { type SniffedType, sniffType } from './sniff-type.ts';
import { isVideo } from './demuxer.ts';

export interface Decoded {
  readonly file: FileFacts;
  readonly image: ImageFacts;
  readonly frame: Frame;
}

/** Longest side in px of the frame that all gatherers work on: fine print stays readable and memory stays bounded. */
const LONG_SIDE = 1600;

/**
 * Wall-clock seconds that one decoding may take. Size limits keep a normal decoding to a tenth of this, so the timeout ends
 * what is stuck, not what a busy machine delays.
 */
const TIME_LIMIT = 60;

// One grading uses one core: more threads were slower on shared cores, and the cache only holds memory.
sharp.concurrency(1);
sharp.cache(false);

/**
 * Decodes the creative into facts and upright sRGB pixels on white.
 *
 * The frame of an animation is the one it ends on, or the fullest one if it ends nearly blank (animation.ts).
 * @throws CreativeError when the bytes are not a picture that can be graded
 */
export async function decodeImage(creative: Creative): Promise<Decoded> {
  const { bytes } = creative;
  const format = imageFormat(bytes);
  try {
    const metadata = await open(bytes, 0).metadata();
    checkSize(metadata);
    const { times, survey, page } = await judgedFrame(bytes, metadata);
    const { frame, transparentShare } = await pixels(open(bytes, page), metadata.hasAlpha);
    return {
      file: fileFacts(bytes, format, times, survey),
      image: imageFacts(metadata, transparentShare),
      frame,
    };
  } catch (error) {
    throw toCreativeError(error);
  }
}

/** Index of the frame that is graded, which is the one to show with a report; 0 for a still picture. */
export async function judgedPage(bytes: Uint8Array): Promise<number> {
  const { page } = await judgedFrame(bytes, await open(bytes, 0).metadata());
  return page;
}

async function judgedFrame(bytes: Uint8Array, metadata: Metadata) {
  const times = timing(metadata);
  const survey = times.frames > 1 ? await surveyFrames(bytes, metadata, times.frames, TIME_LIMIT) : null;
  return { times, survey, page: survey ? chooseFrame(survey) : 0 };
}

function imageFormat(bytes: Uint8Array): SniffedType {
  if (bytes.length === 0) throw makeCreativeError('empty');
  const type = sniffType(bytes);
  if (type === null) throw makeCreativeError('wrong-type');
  if (isVideo(type)) throw makeCreativeError('wrong-type');
  if (bytes.length > CREATIVE_LIMITS.imageBytes) throw makeCreativeError('too-large');
  return type;
}

const open = (bytes: Uint8Array, page: number): Sharp =>
  sharp(bytes, { page, pages: 1, failOn: 'error', limitInputPixels: CREATIVE_LIMITS.pixels }).timeout({
    seconds: TIME_LIMIT,
  });

function checkSize({ width, height }: Metadata): void {
  if (width * height > CREATIVE_LIMITS.pixels) throw makeCreativeError('too-many-pixels');
  if (Math.min(width, height) < CREATIVE_LIMITS.shortestSide) throw makeCreativeError('too-small');
}

async function pixels(image: Sharp, hasAlpha: boolean): Promise<{ frame: Frame; transparentShare: number }> {
  const turned = image
    .autoOrient()
    .resize(LONG_SIDE, LONG_SIDE, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb');
  const shaped = hasAlpha ? turned.ensureAlpha() : turned.removeAlpha();
  const { data, info } = await shaped.raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  if (!hasAlpha) return { frame: { width, height, data }, transparentShare: 0 };
  const flat = onWhite(data);
  return { frame: { width, height, data: flat.data }, transparentShare: flat.transparentShare };
}

/** Flattens onto white, because ads are shown on pages and most pages are white. */
function onWhite(rgba: Uint8Array): { data: Uint8Array; transparentShare: number } {
  const count = rgba.length / 4;
  const data = new Uint8Array(count * 3);
  let transparent = 0;
  for (let i = 0; i < count; i++) {
    const alpha = rgba[4 * i + 3]!;
    if (alpha < 255) transparent++;
    const white = 255 * (255 - alpha);
    data[3 * i] = Math.round((rgba[4 * i]! * alpha + white) / 255);
    data[3 * i + 1] = Math.round((rgba[4 * i + 1]! * alpha + white) / 255);
    data[3 * i + 2] = Math.round((rgba[4 * i + 2]! * alpha + white) / 255);
  }
  return { data, transparentShare: transparent / count };
}

const fileFacts = (
  bytes: Uint8Array,
  format: SniffedType,
  times: Timing,
  survey: readonly Frame[] | null,
): FileFacts => {
  const savedAt = jpegQuality(bytes);
  return {
    format,
    bytes: bytes.length,
    frames: times.frames,
    durationMs: times.durationMs,
    loops: times.loops,
    ...(survey && { flashes: flashesOf(survey, times) }),
    ...(savedAt !== null && { jpegQuality: savedAt }),
    sha256: createHash('sha256').update(bytes).digest('hex'),
  };
};

const imageFacts = (metadata: Metadata, transparentShare: number): ImageFacts => ({
  width: metadata.autoOrient.width,
  height: metadata.autoOrient.height,
  hasAlpha: metadata.hasAlpha,
  transparentShare,
  colourSpace: metadata.space,
  hasProfile: metadata.hasProfile,
});
