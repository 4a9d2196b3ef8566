import type { TextLine } from '../../artifacts/artifacts.ts';
import { displaySize } from '../../computed/layout/display-size.ts';
import { lineName } from '../../computed/text/line-name.ts';
import { isInsideCallToAction, mainLines } from '../../computed/text/main-lines.ts';
import { formatValue } from '../../format-value.ts';
import { type Box, centerOf, enclosing } from '../../geometry.ts';
import { formatMessage } from '../../messages/format-message.ts';
import { type PictureFix, type PlanParts, costliestAudit } from '../fix.ts';
import { blocksOf } from './blocks.ts';
import { enlargedBox } from './free-space.ts';
import { paddedBox, isSurelyMessage, joinNames } from './text-lines.ts';

const MESSAGES = {
  enlarged: 'Enlarged where there is room: {lines} (was {before} high on a phone).',
} as const;

/** CSS pixels that the text size audit asks for. */
const WANTED = 13;
const MOST_TIMES = 1.8;
const MOST_BLOCKS = 3;
/** Share of a line's height by which lines of the same size may differ. */
const ALIKE = 0.15;
/** Most background texture. On a busier background the edge of the enlarged piece would show. */
const PLAIN = 0.05;
const ROOM = { x: 0.3, y: 0.3 } as const;

interface Enlarged {
  readonly block: readonly TextLine[];
  readonly box: Box;
  readonly to: Box;
}

const alike = (a: TextLine, b: TextLine): boolean => Math.abs(a.height - b.height) <= ALIKE * a.height;

/** Plans to enlarge the message lines that are too small, in place and as far as there is room. */
export function planSmallText({ analysis, artifacts, calm }: PlanParts): PictureFix[] {
  const audit = costliestAudit(analysis, 'enlargeText');
  const { text, callToAction, image, faces, brand, objects, elements } = artifacts;
  if (audit === null || !text || callToAction === undefined || !image) return [];
  const { height } = displaySize(image);
  const ratio = image.width / image.height;
  const main = mainLines(text, callToAction).map(({ line }) => line);
  const small = main.filter((line) => line.height * height < WANTED);
  const blocks = blocksOf(small, ratio)
    .filter((block) =>
      block.every((line) => isSurelyMessage(line, brand ?? []) && line.groundTexture <= PLAIN),
    )
    .slice(0, MOST_BLOCKS);
  const lines = blocks.flat();
  // Lines of the same size must grow together: enlarging only one of two lists would not improve the design.
  if (
    blocks.length === 0 ||
    small.some((line) => !lines.includes(line) && lines.some((other) => alike(line, other)))
  )
    return [];
  const others = [
    ...text
      .filter((line) => !lines.includes(line) && !(callToAction && isInsideCallToAction(line, callToAction)))
      .map(({ box }) => box),
    ...(callToAction ? [callToAction.box] : []),
    ...(faces ?? []).map(({ box }) => box),
    ...(objects ?? []),
  ];
  const enlarged = place(blocks, { others, protect: elements?.protect ?? [], height, ratio, calm });
  const first = enlarged[0];
  if (!first) return [];
  return [
    {
      kind: 'picture',
      id: 'larger-words',
      audit,
      title: 'Enlarge the small text',
      description: formatMessage(MESSAGES.enlarged, {
        lines: joinNames(lines.map(lineName)),
        before: formatValue(Math.min(...first.block.map((line) => line.height)) * height, 'pixels'),
      }),
      operations: enlarged.map(({ box, to }) => ({ kind: 'enlarge', box, to })),
      box: enclosing(enlarged.map(({ to }) => to)),
    },
  ];
}

interface Placing {
  readonly others: readonly Box[];
  readonly protect: readonly Box[];
  readonly height: number;
  readonly ratio: number;
  readonly calm: PlanParts['calm'];
}

/** Places the blocks in order, each in the space that the earlier ones left. Returns all of them or none. */
function place(blocks: readonly TextLine[][], { others, protect, height, ratio, calm }: Placing): Enlarged[] {
  const placed: Enlarged[] = [];
  for (const [index, block] of blocks.entries()) {
    const box = paddedBox(block, ROOM, ratio);
    const times = Math.min(MOST_TIMES, WANTED / (Math.min(...block.map((line) => line.height)) * height));
    const waiting = blocks.slice(index + 1).flatMap((other) => other.map((line) => line.box));
    const taken = [...others, ...waiting, ...placed.map(({ to }) => to)];
    const to = enlargedBox(box, times, {
      taken,
      protect,
      calm,
      align: Math.abs(centerOf(box).x - 0.5) < 0.06 ? 0.5 : 0,
    });
    if (!to) return [];
    placed.push({ block, box, to });
  }
  return placed;
}
