import type { Moment } from '@adjudge/contract';
import { boxStyle } from '../../model/box-style.ts';

/** Boxes over the picture for what was seen at the shown moment. */
export function MomentBoxes({ moment }: { moment: Moment | null }) {
  if (!moment) return null;
  return (
    <ul aria-label="Seen at this moment" className="pointer-events-none absolute inset-0 overflow-hidden">
      {moment.boxes.map(({ kind, label, box }) => (
        <li
          key={`${kind} ${label} ${box.x} ${box.y}`}
          className="absolute border border-dashed border-white outline-1 -outline-offset-2 outline-black/70 outline-dashed"
          style={boxStyle(box)}
        >
          <span className="absolute bottom-full left-0 mb-1 max-w-32 truncate bg-black/75 px-1 text-2xs text-white">
            {label}
          </span>
        </li>
      ))}
    </ul>
  );
}
