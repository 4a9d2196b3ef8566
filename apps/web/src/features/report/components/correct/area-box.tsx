import type { Box } from '@adjudge/contract';
import { useEffect, useRef } from 'react';
import { type Direction, nudged } from '../../model/correcting.ts';
import { boxStyle } from '../../model/box-style.ts';

const DIRECTIONS: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

const NAMES = { protect: 'Area to protect', subject: 'Main subject' } as const;

interface AreaBoxProps {
  is: keyof typeof NAMES;
  box: Box;
  onChange: (box: Box) => void;
  /** @param place whether to keep the area where it is; otherwise it is discarded */
  onEnd: (place: boolean) => void;
}

/** An area being placed: arrow keys move it, Shift with arrow keys resizes it, Enter places it, Escape discards it. */
export function AreaBox({ is, box, onChange, onEnd }: AreaBoxProps) {
  const own = useRef<HTMLButtonElement>(null);
  useEffect(() => own.current?.focus(), []);
  const percent = (share: number) => `${Math.round(100 * share)}%`;
  return (
    <button
      ref={own}
      type="button"
      aria-roledescription="movable area"
      aria-label={`${NAMES[is]}: ${percent(box.x)} from the left, ${percent(box.y)} from the top, ${percent(box.w)} wide, ${percent(box.h)} high`}
      className="absolute z-20 cursor-move border-2 border-white bg-mark/25 outline-2 outline-mark"
      style={boxStyle(box)}
      onKeyDown={(event) => {
        const direction = DIRECTIONS[event.key];
        const ends = event.key === 'Enter' || event.key === 'Escape';
        if (!direction && !ends) return;
        event.preventDefault();
        // Escape discards the area instead of closing the dialog around it.
        event.stopPropagation();
        if (direction) onChange(nudged(box, direction, event.shiftKey));
        else onEnd(event.key === 'Enter');
      }}
    />
  );
}
