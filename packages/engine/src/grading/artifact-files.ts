import sharp, { type Sharp } from 'sharp';
import type { Box } from '../geometry.ts';
import type { Creative } from '../creative.ts';
import { decodeImage } from '../gatherers/picture/index.ts';
import { raw } from '../gatherers/frame/index.ts';
import type { GradeResult } from './grade.ts';
import type { Gathered } from './run-audit.ts';

const LONG_SIDE = 1200;

/** Colors of the boxes, by what they surround. */
const INK = {
  text: '#0b86b3',
  face: '#8a5600',
  callToAction: '#c8321f',
  brand: '#1c7a49',
  thing: '#6b4fa0',
} as const;

/**
 * Files for external checks and for inspection: artifacts.json, attention.png (8-bit gray, the creative's ratio) and
 * overlay.png (boxes drawn). A video also gets timeline.json and frames/ (the frames that were read), and the two
 * pictures show its hero frame. A picture whose measurement failed is left out.
 * @param graded with `keyFrames` if a video's frames are wanted
 */
export async function artifactFiles(
  creative: Creative,
  { analysis, gathered, measured, poster, keyFrames }: GradeResult,
): Promise<Map<string, Uint8Array>> {
  // The rest stays as measured, so that it can be judged again with other corrections by the user.
  const { artifacts, failures, confidence } = measured;
  const { elements } = gathered.artifacts;
  const files = new Map<string, Uint8Array>();
  const { durationSeconds } = artifacts.video ?? {};
  const json = {
    ...artifacts,
    ...(elements && { elements }),
    ...(durationSeconds !== undefined && { durationSeconds }),
    fileName: creative.fileName,
    ...(creative.told && { told: creative.told, elementsFound: artifacts.elements }),
    failures,
    confidence,
  };
  files.set('artifacts.json', Buffer.from(`${JSON.stringify(json, null, 2)}\n`));
  if (analysis.timeline)
    files.set('timeline.json', Buffer.from(`${JSON.stringify(analysis.timeline, null, 2)}\n`));
  for (const { second, jpeg } of keyFrames)
    files.set(`frames/${second.toFixed(2).padStart(5, '0')}.jpg`, jpeg);
  const { width, height } = shownSize(artifacts.image ?? { width: LONG_SIDE, height: LONG_SIDE });
  if (artifacts.attention) {
    const { columns, rows, values } = artifacts.attention;
    const gray = await sharp(Buffer.from(values, 'base64'), {
      raw: { width: columns, height: rows, channels: 1 },
    })
      .resize(width, height, { fit: 'fill', kernel: 'cubic' })
      .toColourspace('b-w')
      .png()
      .toBuffer();
    files.set('attention.png', gray);
  }
  files.set('overlay.png', await overlay(await measuredPicture(creative, poster), gathered, width, height));
  return files;
}

function shownSize(image: { width: number; height: number }): { width: number; height: number } {
  const scale = Math.min(1, LONG_SIDE / Math.max(image.width, image.height));
  return {
    width: Math.max(1, Math.round(image.width * scale)),
    height: Math.max(1, Math.round(image.height * scale)),
  };
}

/** The picture that was measured: upright, on white. For an animation or a video, the frame that was chosen. */
async function measuredPicture(creative: Creative, poster: Uint8Array | null): Promise<Sharp> {
  if (poster) return sharp(poster);
  const { frame } = await decodeImage(creative);
  return raw(frame);
}

async function overlay(
  picture: Sharp,
  { artifacts }: Gathered,
  width: number,
  height: number,
): Promise<Buffer> {
  const rectangles = [
    ...(artifacts.text ?? []).map((line) => rectangle(line.box, INK.text, width, height)),
    ...(artifacts.faces ?? []).map((face) => rectangle(face.box, INK.face, width, height)),
    ...(artifacts.things ?? []).map((thing) => rectangle(thing.box, INK.thing, width, height)),
    ...(artifacts.brand ?? []).map((mark) => rectangle(mark.box, INK.brand, width, height)),
    ...(artifacts.callToAction
      ? [rectangle(artifacts.callToAction.box, INK.callToAction, width, height)]
      : []),
  ];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${rectangles.join('')}</svg>`;
  return picture
    .resize(width, height, { fit: 'fill' })
    .composite([{ input: Buffer.from(svg) }])
    .png()
    .toBuffer();
}

function rectangle(box: Box, ink: string, width: number, height: number): string {
  const [x, y, w, h] = [box.x * width, box.y * height, box.w * width, box.h * height].map((v) =>
    v.toFixed(1),
  );
  return `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="none" stroke="${ink}" stroke-width="3"/>`;
}
