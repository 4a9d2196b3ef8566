import type { Box, Placement } from '@adjudge/contract';
import { boxStyle } from '../../model/box-style.ts';

/** SVG path of the outer frame and the inner hole, which dims what the placement cuts off. */
const cutOff = ({ x, y, w, h }: Box): string => `M0 0h1v1h-1z M${x} ${y}v${h}h${w}v${-h}z`;

/** Shows the part of the picture that a placement keeps, and the words that it cuts off or covers. */
export function PlacementLayer({ placement }: { placement: Placement }) {
  const { crop, covered, safeZone } = placement;
  return (
    <div className="pointer-events-none absolute inset-0" data-testid="placement">
      <svg viewBox="0 0 1 1" preserveAspectRatio="none" className="absolute inset-0 size-full" aria-hidden>
        <path d={cutOff(crop)} fillRule="evenodd" fill="rgb(18 17 15 / 68%)" />
      </svg>
      <div
        className="absolute border-2 border-dashed border-mark outline outline-white"
        style={boxStyle(crop)}
      />
      {safeZone ? (
        <div
          className="absolute border border-dotted border-white outline outline-dotted outline-black/60"
          style={boxStyle(safeZone)}
        >
          <span className="absolute top-1 left-1 bg-black/65 px-1.5 py-0.5 text-2xs text-white">
            safe zone
          </span>
        </div>
      ) : null}
      <ul aria-label={`Cut off or covered in ${placement.platform} ${placement.name}`}>
        {covered.map(({ text, box, why }) => (
          <li
            key={`${text} ${box.x} ${box.y}`}
            className="absolute border-[1.5px] border-white bg-mark-cost/25 outline-[1.5px] outline-mark-cost"
            style={boxStyle(box)}
          >
            <span className="sr-only">
              “{text}” {why === 'crop' ? 'is cut off' : 'lies under the platform’s own controls'}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
