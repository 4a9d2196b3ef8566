import type { Frame } from '../../frame/index.ts';
import { type FrameChanges, frameDistance } from '../../change/index.ts';

/** Smallest pixel change of a cut, of full scale. */
const LEAST_CHANGE = 0.045;

/** Smallest color change of a cut, unless its pixel change is at least PLAIN_CHANGE, which leaves no doubt. */
const LEAST_COLORS = 0.12;
const PLAIN_CHANGE = 0.15;

/** How far a cut exceeds the changes around it. Fast motion changes much too, but in every frame. */
const RISE = 2.5;
const STILL = 0.008;

/** In fast motion every frame changes all its pixels but keeps its colors, so there a cut is detected by its colors. */
const NEW_COLORS = 0.3;
const COLOR_RISE = 3;
const COLOR_STILL = 0.03;

/** Number of frames on either side to compare with. */
const AROUND = 3;

/** A change that is reversed within this many frames was a flash, a glitch or a blink, not a cut. */
const BLINK = 6;
const TAKEN_BACK = 0.4;
const TAKEN_BACK_COLORS = 0.25;

/** Of several cuts closer together than this many frames, only the strongest counts. */
const APART = 4;

/** Returns the first frame of each shot after a hard cut. Thresholds are chosen by judgment, and tried on handmade cuts. */
export function hardCuts(frames: readonly Frame[], { pixels, colours }: FrameChanges): number[] {
  const candidates = Array.from(pixels.keys()).filter((i) => {
    const change = pixels[i]!;
    if (i === 0 || change < LEAST_CHANGE) return false;
    if (colours[i]! < LEAST_COLORS && change < PLAIN_CHANGE) return false;
    const rises = change > RISE * (STILL + changeAround(pixels, i));
    const turns =
      colours[i]! > NEW_COLORS && colours[i]! > COLOR_RISE * (COLOR_STILL + changeAround(colours, i));
    return (rises || turns) && !isReverted(frames, i, { pixels: change, colours: colours[i]! });
  });
  return candidates.filter((i) =>
    candidates.every((other) => other === i || Math.abs(other - i) >= APART || colours[other]! < colours[i]!),
  );
}

function changeAround(changes: Float32Array, at: number): number {
  let sum = 0;
  let count = 0;
  for (let i = Math.max(1, at - AROUND); i <= Math.min(changes.length - 1, at + AROUND); i++) {
    if (i === at) continue;
    sum += changes[i]!;
    count++;
  }
  return count > 0 ? sum / count : 0;
}

/** Whether the old picture returns, judged by its pixels, or by its colors if the camera moved on meanwhile. */
function isReverted(
  frames: readonly Frame[],
  at: number,
  change: { readonly pixels: number; readonly colours: number },
): boolean {
  const isBack = (a: Frame, b: Frame | undefined): boolean => {
    if (!b) return false;
    const { pixels, colours } = frameDistance(a, b);
    return pixels < TAKEN_BACK * change.pixels || colours < TAKEN_BACK_COLORS * change.colours;
  };
  for (let apart = 2; apart <= BLINK; apart++) {
    if (isBack(frames[at - 1]!, frames[at - 1 + apart]) || isBack(frames[at]!, frames[at - apart]))
      return true;
  }
  return false;
}
