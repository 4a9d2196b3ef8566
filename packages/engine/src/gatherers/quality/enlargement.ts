import type { Enlargement, TextLine } from '../../artifacts/artifacts.ts';
import type { Frame } from '../frame/index.ts';

/** Side of a tile in px, and about how many tiles are examined. */
const TILE = 64;
const TILES = 220;

/** A photographed tile uses this many of 64 levels, each on 1% of its pixels, and varies this much beyond a slope; drawings do not. */
const LEVELS = 8;
const LEVEL_SHARE = 0.01;
const VARIANCE = 64;

/** Step lengths in px: what differs over the longer one but not over the shorter one has no fine detail. */
const NEAR = 2;
const FAR = 8;

/** Quantile used: a sharp picture may have an out-of-focus background, but an enlarged one is soft everywhere. */
const SHARPEST = 0.2;

/** Margin around text in line heights, because type is sharp over any picture. */
const AROUND = 0.3;

/**
 * How much the pictures in the frame lack fine detail: differences over 8 px divided by those over 2 px, in tiles that look
 * photographed and contain no text. About 1.5 in a sharp picture, 4 in one that was enlarged, blocky or soft.
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

/** Whether a tile has many levels that are not just a slope; samples every second pixel each way. */
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
