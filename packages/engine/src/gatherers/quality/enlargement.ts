import type { Enlargement, TextLine } from '../../artifacts/artifacts.ts';
import type { Frame } from '../frame/index.ts';

/** Side of a tile in pixels; about this many are looked at. */
const TILE = 64;
const TILES = 220;

/** A picture has this many levels of 64, each on a hundredth of the tile, and this variance beyond a slope; a drawing has not. */
const LEVELS = 8;
const LEVEL_SHARE = 0.01;
const VARIANCE = 64;

/** Pixels; what differs over the longer step and not over the shorter one has no fine detail. */
const NEAR = 2;
const FAR = 8;

/** The sharpest of the picture speaks: a background may be out of focus, an enlarged picture is soft all over. */
const SHARPEST = 0.2;

/** Room around letters, in heights of their line: type is sharp over any picture. */
const AROUND = 0.3;

/**
 * How far the picture parts of the frame lack fine detail, away from text: differences over 8 pixels over those over 2,
 * in tiles that look photographed. About 1.5 in a sharp picture, 4 where it was blown up, in blocks or softly.
 */
export function measureEnlargement(frame: Frame, text: readonly Pick<TextLine, 'box'>[]): Enlargement {
  const { width, height } = frame;
  const step = Math.max(TILE, Math.round(Math.sqrt((width * height) / TILES)));
  const light = lightOf(frame);
  const lines = text.map(({ box }) => ({
    left: box.x * width,
    right: (box.x + box.w) * width,
    top: (box.y - AROUND * box.h) * height,
    bottom: (box.y + (1 + AROUND) * box.h) * height,
  }));
  const found: { left: number; top: number; ratio: number }[] = [];
  for (let top = 0; top + TILE <= height; top += step) {
    for (let left = 0; left + TILE <= width; left += step) {
      const hasText = lines.some(
        (line) => line.left < left + TILE && line.right > left && line.top < top + TILE && line.bottom > top,
      );
      if (hasText || !looksPhotographed(light, width, left, top)) continue;
      found.push({ left, top, ratio: detailRatio(light, width, left, top) });
    }
  }
  const [lefts, tops] = [found.map(({ left }) => left), found.map(({ top }) => top)];
  const ratios = found.map(({ ratio }) => ratio).toSorted((a, b) => a - b);
  return {
    tiles: found.length,
    ratio: ratios[Math.floor((ratios.length - 1) * SHARPEST)] ?? 1,
    box:
      found.length === 0
        ? null
        : {
            x: Math.min(...lefts) / width,
            y: Math.min(...tops) / height,
            w: (Math.max(...lefts) + TILE - Math.min(...lefts)) / width,
            h: (Math.max(...tops) + TILE - Math.min(...tops)) / height,
          },
  };
}

function lightOf({ data, width, height }: Frame): Uint8Array {
  const light = new Uint8Array(width * height);
  for (let at = 0; at < light.length; at++) {
    light[at] = (77 * data[3 * at]! + 150 * data[3 * at + 1]! + 29 * data[3 * at + 2]!) >> 8;
  }
  return light;
}

/** Many levels that are no mere slope; every second pixel each way is looked at. */
function looksPhotographed(light: Uint8Array, width: number, left: number, top: number): boolean {
  const levels = new Uint16Array(64);
  let [sum, squares, across, down, count] = [0, 0, 0, 0, 0];
  for (let y = 0; y < TILE; y += 2) {
    for (let x = 0; x < TILE; x += 2) {
      const value = light[(top + y) * width + left + x]!;
      levels[value >> 2]!++;
      sum += value;
      squares += value * value;
      across += value * (x - TILE / 2 + 1);
      down += value * (y - TILE / 2 + 1);
      count++;
    }
  }
  const slope = ((TILE / 2) ** 2 - 1) / 3;
  const variance =
    squares / count - (sum / count) ** 2 - ((across / count) ** 2 + (down / count) ** 2) / slope;
  const used = levels.reduce((total, each) => total + (each >= LEVEL_SHARE * count ? 1 : 0), 0);
  return variance >= VARIANCE && used >= LEVELS;
}

function detailRatio(light: Uint8Array, width: number, left: number, top: number): number {
  let [near, far] = [0, 0];
  for (let y = 0; y < TILE - FAR; y++) {
    for (let x = 0; x < TILE - FAR; x += 2) {
      const at = (top + y) * width + left + x;
      const value = light[at]!;
      near += Math.abs(light[at + NEAR]! - value) + Math.abs(light[at + NEAR * width]! - value);
      far += Math.abs(light[at + FAR]! - value) + Math.abs(light[at + FAR * width]! - value);
    }
  }
  return Math.min(FAR / NEAR, far / Math.max(1, near));
}
