import type { ImageFacts } from '../artifacts.ts';
import { displaySize } from './display-size.ts';
import type { MainLine } from './main-lines.ts';
import { readable } from './readable.ts';
import { smoothStep } from './smooth-step.ts';
import { weighedMean } from './soft-worst.ts';

/** CSS pixels under which letters are as good as absent, and from which they are read. Judgement. */
const LOST = 3.5;
const READ = 8;

/** What is left of a check of words that nobody can read: that they are few or stand in order helps nobody. */
const LEFT = 0.25;

/** How far the message is read at all, from LEFT to 1: what checks of its order, count and ground are worth. */
export function takenIn(lines: readonly MainLine[], image: Pick<ImageFacts, 'width' | 'height'>): number {
  if (lines.length === 0) return 1;
  const { height } = displaySize(image);
  const read = weighedMean(
    lines.map(({ line, weight }) => ({
      value: readable(line.contrast) * smoothStep(line.height * height, LOST, READ),
      weight,
    })),
  );
  return LEFT + (1 - LEFT) * read;
}
