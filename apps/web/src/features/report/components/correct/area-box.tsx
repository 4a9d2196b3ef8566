import type { Box } from '@adjudge/contract';
import { useEffect, useRef } from 'react';
import { type Direction, nudged } from '../../model/correcting.ts';
import { placed } from '../../model/placed.ts';

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
  /** @param place whether it stays where it is; else it is dropped */
  onEnd: (place: boolean) => void;
}

/** An area that is being placed: arrow keys move it, with Shift they resize it, Enter places it, Escape drops it. */
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
      style={placed(box)}
      onKeyDown={(event) => {
        const direction = DIRECTIONS[event.key];
        const ends = event.key === 'Enter' || event.key === 'Escape';
        if (!direction && !ends) return;
        event.preventDefault();
        // Escape drops the area, not the dialog that it stands in.
        event.stopPropagation();
        if (direction) onChange(nudged(box, direction, event.shiftKey));
        else onEnd(event.key === 'Enter');
      }}
    />
  );
}
