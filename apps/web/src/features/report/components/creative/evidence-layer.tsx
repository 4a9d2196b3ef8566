import { TAG, placeTags, samePlace, padBox } from '@adjudge/contract';
import { type KeyboardEvent, useRef } from 'react';
import { useDrawnBoxes } from './drawn-boxes.ts';
import { EvidenceBox } from './evidence-box.tsx';
import { useElementSize } from './use-element-size.ts';
import { boxStyle } from '../../model/box-style.ts';
import { useReport } from '../../model/report-state.ts';

/** Margin around the picture, in px, where numbers may be placed. Equals the frame's padding on a phone. */
const SHEET_MARGIN = TAG + 1;

const STEPS: Record<string, (at: number, last: number) => number> = {
  ArrowRight: (at, last) => (at === last ? 0 : at + 1),
  ArrowDown: (at, last) => (at === last ? 0 : at + 1),
  ArrowLeft: (at, last) => (at === 0 ? last : at - 1),
  ArrowUp: (at, last) => (at === 0 ? last : at - 1),
  Home: () => 0,
  End: (_, last) => last,
};

interface EvidenceLayerProps {
  zoomed: boolean;
  /** The shown moment of a video; null for a picture. */
  second?: number | null;
}

/** The findings' boxes as buttons over the picture. Tab or the arrow keys move between them, Enter opens the finding. */
export function EvidenceLayer({ zoomed, second = null }: EvidenceLayerProps) {
  const { analysis, light, pointed } = useReport();
  const group = useRef<HTMLDivElement>(null);
  const drawn = useDrawnBoxes(second);
  const { width, height } = analysis.creative;
  const size = useElementSize(group, { width: 560, height: (560 * height) / Math.max(1, width) });
  const message = analysis.elements.text.map(({ box }) => box);
  const marks = drawn.map((mark) => ({ ...mark, box: padBox(mark.box, size) }));
  const boxes = marks.map(({ box }) => box);
  const tags = placeTags(boxes, message, size, zoomed ? 0 : SHEET_MARGIN);

  return (
    <div
      ref={group}
      role="toolbar"
      tabIndex={-1}
      aria-label="Evidence on the creative"
      // Own stacking context: the boxes' z-index must not put them above menus and dialogs.
      className="absolute isolate inset-0"
      onKeyDown={(event) => walk(event, group.current, () => light(null))}
    >
      {pointed.map((box) => (
        <span
          key={`${box.x} ${box.y}`}
          data-testid="pointed"
          aria-hidden
          className="pointer-events-none absolute border-[1.5px] border-white outline-3 outline-offset-1 outline-mark"
          style={boxStyle(padBox(box, size))}
        />
      ))}
      {marks.map((mark, index) => (
        <EvidenceBox
          key={mark.key}
          mark={mark}
          tag={tags[index] ?? { left: 0, top: 0 }}
          size={size}
          beneath={boxes.slice(0, index).some((other) => samePlace(other, mark.box))}
        />
      ))}
    </div>
  );
}

function walk(event: KeyboardEvent, group: HTMLElement | null, putOut: () => void): void {
  if (event.key === 'Escape') putOut();
  const boxes = [...(group?.querySelectorAll('button') ?? [])];
  const at = boxes.findIndex((box) => box === document.activeElement);
  const step = STEPS[event.key];
  if (!step || at < 0) return;
  event.preventDefault();
  boxes[step(at, boxes.length - 1)]?.focus();
}
