import type { TextLine } from '../../artifacts/artifacts.ts';

/** Largest gap between lines of one block, in line heights. */
const GAP = 1.1;

/** Groups lines that follow each other vertically, top first. A separate panel behind each line would look striped. */
export function blocksOf(lines: readonly TextLine[], ratio: number): TextLine[][] {
  const blocks: TextLine[][] = [];
  for (const line of lines.toSorted((a, b) => a.box.y - b.box.y)) {
    const home = blocks.find((block) => block.some((other) => near(other, line, ratio)));
    if (home) home.push(line);
    else blocks.push([line]);
  }
  return blocks;
}

function near(a: TextLine, b: TextLine, ratio: number): boolean {
  const height = Math.max(a.box.h, b.box.h);
  const down = Math.max(a.box.y, b.box.y) - Math.min(a.box.y + a.box.h, b.box.y + b.box.h);
  const across = Math.max(a.box.x, b.box.x) - Math.min(a.box.x + a.box.w, b.box.x + b.box.w);
  return down < GAP * height && across * ratio < height;
}
