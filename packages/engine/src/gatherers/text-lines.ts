import type { Frame } from './frame.ts';
import type { Reading } from './text-recognise.ts';
import { angleOf, type TiltedBox } from './text-tilted-box.ts';

export interface ReadBox {
  readonly box: TiltedBox;
  readonly reading: Reading;
}

/** Texture, marks on products and half-cut letters read as something, but without certainty. */
export function isText({ box, reading }: ReadBox, frame: Frame): boolean {
  const { text, confidence } = reading;
  const letters = text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  if (letters === 0) return /^[%$€£¥&+]{1,2}$/.test(text) && confidence > 0.9;
  if (/\p{Script=Han}/u.test(text)) return confidence >= 0.88 && text.length > 1;
  if (letters === 1) return confidence >= 0.95 && box.height > frame.height * 0.05 && /^[A-Z0-9%]/.test(text);
  return confidence >= (letters < 4 ? 0.74 : 0.66);
}

/** The words of one line, found apart, as one line again. */
export function joinFragments(items: readonly ReadBox[]): ReadBox[] {
  const open = items.toSorted((a, b) => a.box.x - b.box.x || a.box.y - b.box.y);
  const joined: ReadBox[] = [];
  while (open.length > 0) {
    let line = open.shift()!;
    for (let index = nextOn(line, open); index >= 0; index = nextOn(line, open)) {
      line = joinTwo(line, open.splice(index, 1)[0]!);
    }
    joined.push(line);
  }
  return joined;
}

const nextOn = (line: ReadBox, others: readonly ReadBox[]): number =>
  others.findIndex((other) => continues(line.box, other.box));

/** Boxes reach over half a space on both sides, so neighbours on a line touch or nearly so. */
function continues(a: TiltedBox, b: TiltedBox): boolean {
  const ratio = a.height / b.height;
  if (ratio < 0.72 || ratio > 1.4 || Math.abs(angleOf(a) - angleOf(b)) > 6) return false;
  const height = Math.min(a.height, b.height);
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const along = dx * a.ux + dy * a.uy;
  const across = Math.abs(dy * a.ux - dx * a.uy);
  const gap = along - (a.length + b.length) / 2;
  return across < 0.25 * height && gap < 0.12 * height && along > Math.max(a.length, b.length) * 0.3;
}

function joinTwo(a: ReadBox, b: ReadBox): ReadBox {
  const { ux, uy } = a.box;
  const along = (box: TiltedBox): number => box.x * ux + box.y * uy;
  const across = (box: TiltedBox): number => box.y * ux - box.x * uy;
  const start = Math.min(along(a.box) - a.box.length / 2, along(b.box) - b.box.length / 2);
  const end = Math.max(along(a.box) + a.box.length / 2, along(b.box) + b.box.length / 2);
  const top = Math.min(across(a.box) - a.box.height / 2, across(b.box) - b.box.height / 2);
  const bottom = Math.max(across(a.box) + a.box.height / 2, across(b.box) + b.box.height / 2);
  const [u, v] = [(start + end) / 2, (top + bottom) / 2];
  const [left, right] = [a.reading, b.reading];
  const length = left.text.length + right.text.length;
  return {
    box: { x: u * ux - v * uy, y: u * uy + v * ux, ux, uy, length: end - start, height: bottom - top },
    reading: {
      text: `${left.text} ${right.text}`,
      confidence: (left.confidence * left.text.length + right.confidence * right.text.length) / length,
    },
  };
}
