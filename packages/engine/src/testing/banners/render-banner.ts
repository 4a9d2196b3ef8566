import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import { contrastRatio, fromHex, luminance } from '../../color-space.ts';
import type { Frame } from '../../gatherers/frame/index.ts';
import type { Box } from '../../geometry.ts';
import { fontFiles } from './banner-fonts.ts';
import type { BannerButton, BannerLine, BannerSpec } from './banner-spec.ts';
import { lettersSvg, type PixelBox, scenerySvg } from './banner-svg.ts';

export interface DrawnLine {
  readonly text: string;
  /** Around the ink of the letters, in fractions of the banner. */
  readonly box: Box;
  /**
   * WCAG contrast ratio of the text color to the mean luminance under the box, or around the letters if they are
   * outlined, shadowed or rotated.
   */
  readonly contrast: number;
}

export interface DrawnButton extends DrawnLine {
  /** Around the letters, while `box` is the whole button. */
  readonly textBox: Box;
}

export interface RenderedBanner {
  readonly frame: Frame;
  readonly png: Uint8Array;
  /** Quality 1..100. */
  jpeg(quality: number): Promise<Uint8Array>;
  readonly truth: {
    readonly lines: readonly DrawnLine[];
    readonly button: DrawnButton | null;
    readonly logo: DrawnLine | null;
  };
}

/** Draws a banner and returns the exact position of everything on it. The same spec gives the same bytes. */
export async function renderBanner(spec: BannerSpec): Promise<RenderedBanner> {
  const button = spec.button ? buttonLine(spec, spec.button) : null;
  const lines = [...spec.lines, ...(spec.logo ? [spec.logo] : []), ...(button ? [button] : [])];
  const inks = lines.map((line) => inkBoxOf(spec, line));
  const scenery = await overPhoto(spec, draw(spec, scenerySvg(spec, lines, inks), fontsOf(lines)));
  const letters = draw(spec, lettersSvg(spec, lines), fontsOf(lines));
  const frame = await flatten(scenery, letters);
  const drawn = lines.map((line, index) => drawnLine(spec, scenery, line, inks[index]!));
  const png = await rawPixels(frame).png().toBuffer();
  return {
    frame,
    png,
    jpeg: (quality) => rawPixels(frame).jpeg({ quality }).toBuffer(),
    truth: {
      lines: drawn.slice(0, spec.lines.length),
      logo: spec.logo ? drawn[spec.lines.length]! : null,
      button: spec.button ? drawnButton(spec.button, drawn.at(-1)!) : null,
    },
  };
}

const fontsOf = (lines: readonly BannerLine[]): string[] =>
  fontFiles(lines.map((line) => line.font ?? 'Roboto'));

interface Drawing {
  readonly width: number;
  readonly height: number;
  /** RGBA. */
  readonly pixels: Buffer;
}

function draw(spec: BannerSpec, svg: string, files: string[] = []): Drawing {
  const image = new Resvg(svg, { font: { loadSystemFonts: false, fontFiles: files } }).render();
  return { width: spec.width, height: spec.height, pixels: image.pixels };
}

/** A photo lies under everything that is drawn. */
async function overPhoto({ ground, width, height }: BannerSpec, drawing: Drawing): Promise<Drawing> {
  if (ground.kind !== 'photo') return drawing;
  const pixels = await rawPixels(ground.frame)
    .composite([{ input: drawing.pixels, raw: { width, height, channels: 4 }, premultiplied: true }])
    .ensureAlpha()
    .raw()
    .toBuffer();
  return { width, height, pixels };
}

const rawRgba = ({ width, height, pixels }: Drawing) =>
  sharp(pixels, { raw: { width, height, channels: 4 } });
const rawPixels = ({ width, height, data }: Frame) => sharp(data, { raw: { width, height, channels: 3 } });

async function flatten(scenery: Drawing, letters: Drawing): Promise<Frame> {
  const { width, height } = scenery;
  const input = letters.pixels;
  const data = await rawRgba(scenery)
    .composite([{ input, raw: { width, height, channels: 4 }, premultiplied: true }])
    .removeAlpha()
    .raw()
    .toBuffer();
  return { width, height, data };
}

function buttonLine(spec: BannerSpec, button: BannerButton): BannerLine {
  const size = button.size ?? button.h * spec.height * 0.42;
  const line = { text: button.text, x: 0.01, y: 0.5, size, colour: button.ink, weight: 700 as const };
  const ink = inkBoxOf(spec, line);
  const middle = (button.x + button.w / 2) * spec.width - ink.width / 2;
  const capHeight = size * 0.71;
  return {
    ...line,
    x: line.x + (middle - ink.x) / spec.width,
    y: button.y + button.h / 2 + capHeight / 2 / spec.height,
  };
}

/** Bounding box of a line's ink, in pixels. @throws when nothing is drawn */
export function inkBoxOf(spec: Pick<BannerSpec, 'width' | 'height'>, line: BannerLine): PixelBox {
  const options = { font: { loadSystemFonts: false, fontFiles: fontsOf([line]) } };
  const box = new Resvg(lettersSvg(spec, [line]), options).getBBox();
  if (!box) throw new Error(`Nothing is drawn for the line '${line.text}'.`);
  return box;
}

function drawnLine(spec: BannerSpec, scenery: Drawing, line: BannerLine, ink: PixelBox): DrawnLine {
  const { r, g, b } = fromHex(line.colour);
  const hugged = line.outline !== undefined || line.shadow !== undefined || Boolean(line.turn);
  const under = hugged ? rimMask(spec, line) : boxMask(scenery, ink);
  const contrast = contrastRatio(luminance(r, g, b), meanLuminance(scenery, under));
  return {
    text: line.text,
    box: {
      x: ink.x / scenery.width,
      y: ink.y / scenery.height,
      w: ink.width / scenery.width,
      h: ink.height / scenery.height,
    },
    contrast,
  };
}

const drawnButton = ({ x, y, w, h }: BannerButton, letters: DrawnLine): DrawnButton => ({
  ...letters,
  box: { x, y, w, h },
  textBox: letters.box,
});

type Mask = (x: number, y: number) => boolean;

function boxMask({ width, height }: Drawing, box: PixelBox): Mask {
  const [left, top] = [Math.max(0, Math.floor(box.x)), Math.max(0, Math.floor(box.y))];
  const right = Math.min(width, Math.ceil(box.x + box.width));
  const bottom = Math.min(height, Math.ceil(box.y + box.height));
  return (x, y) => x >= left && x < right && y >= top && y < bottom;
}

/** The rim around the letters, which is what outlined, shadowed or rotated letters are seen against. */
function rimMask(spec: BannerSpec, line: BannerLine): Mask {
  const { pixels, width, height } = draw(spec, lettersSvg(spec, [line]), fontsOf([line]));
  const reach = Math.max(1, Math.round(line.outline?.width ?? line.size * 0.08));
  const covered = (x: number, y: number): boolean =>
    x >= 0 && y >= 0 && x < width && y < height && pixels[(y * width + x) * 4 + 3]! > 8;
  return (x, y) => {
    if (covered(x, y)) return false;
    for (let dy = -reach; dy <= reach; dy++) {
      for (let dx = -reach; dx <= reach; dx++) if (covered(x + dx, y + dy)) return true;
    }
    return false;
  };
}

function meanLuminance({ width, height, pixels }: Drawing, under: Mask): number {
  let sum = 0;
  let count = 0;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (!under(x, y)) continue;
      const at = (y * width + x) * 4;
      sum += luminance(pixels[at]!, pixels[at + 1]!, pixels[at + 2]!);
      count++;
    }
  }
  return sum / Math.max(1, count);
}
