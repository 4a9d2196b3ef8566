import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import { contrastRatio, fromHex, luminance } from '../colour-space.ts';
import type { Frame } from '../gatherers/frame.ts';
import type { Box } from '../geometry.ts';
import { fontFiles } from './banner-fonts.ts';
import type { BannerButton, BannerLine, BannerSpec } from './banner-spec.ts';
import { lettersSvg, panelSvg, type PixelBox, scenerySvg } from './banner-svg.ts';

export interface DrawnLine {
  readonly text: string;
  /** Around the ink of the letters, in fractions. */
  readonly box: Box;
  /** WCAG ratio of the ink and the mean light of what lies under the box. */
  readonly contrast: number;
}

export interface DrawnButton extends DrawnLine {
  /** Around the letters; `box` is the whole button. */
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

/** Draws a banner and says exactly what stands where on it. The same specification gives the same bytes. */
export async function renderBanner(spec: BannerSpec): Promise<RenderedBanner> {
  const button = spec.button ? buttonLine(spec, spec.button) : null;
  const lines = [...spec.lines, ...(spec.logo ? [spec.logo] : []), ...(button ? [button] : [])];
  const inks = lines.map((line) => inkOf(spec, line));
  const scenery = draw(
    spec,
    scenerySvg(
      spec,
      lines.map((line, index) => panelSvg(line, inks[index]!)),
    ),
  );
  const letters = draw(spec, lettersSvg(spec, lines), fontsOf(lines));
  const frame = await flatten(scenery, letters);
  const drawn = lines.map((line, index) => drawnLine(scenery, line, inks[index]!));
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
  const ink = inkOf(spec, line);
  const middle = (button.x + button.w / 2) * spec.width - ink.width / 2;
  const capHeight = size * 0.71;
  return {
    ...line,
    x: line.x + (middle - ink.x) / spec.width,
    y: button.y + button.h / 2 + capHeight / 2 / spec.height,
  };
}

function inkOf(spec: BannerSpec, line: BannerLine): PixelBox {
  const options = { font: { loadSystemFonts: false, fontFiles: fontsOf([line]) } };
  const box = new Resvg(lettersSvg(spec, [line]), options).getBBox();
  if (!box) throw new Error(`Nothing is drawn for the line '${line.text}'.`);
  return box;
}

function drawnLine(scenery: Drawing, line: BannerLine, ink: PixelBox): DrawnLine {
  const { r, g, b } = fromHex(line.colour);
  const contrast = contrastRatio(luminance(r, g, b), meanLuminance(scenery, ink));
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

function meanLuminance({ width, height, pixels }: Drawing, box: PixelBox): number {
  const left = Math.max(0, Math.floor(box.x));
  const top = Math.max(0, Math.floor(box.y));
  const right = Math.min(width, Math.ceil(box.x + box.width));
  const bottom = Math.min(height, Math.ceil(box.y + box.height));
  let sum = 0;
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) {
      const at = (y * width + x) * 4;
      sum += luminance(pixels[at]!, pixels[at + 1]!, pixels[at + 2]!);
    }
  }
  return sum / Math.max(1, (right - left) * (bottom - top));
}
