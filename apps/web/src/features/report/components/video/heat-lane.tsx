import { type Curve, heatColor } from '@adjudge/contract';
import { Lane } from './lane.tsx';

interface HeatLaneProps {
  curve: Curve;
  /** Current position as a share of the duration. */
  at: number;
}

/** How much draws the eye over time, in the colors of the attention map, with a text description for screen readers. */
export function HeatLane({ curve: { name, values, label }, at }: HeatLaneProps) {
  return (
    <Lane name={name} at={at}>
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${Math.max(1, values.length)} 1`}
        preserveAspectRatio="none"
        className="block h-6 w-full"
        shapeRendering="crispEdges"
      >
        {values.map((value, index) => (
          // A moment has no key other than its position in time.
          // oxlint-disable-next-line react/no-array-index-key
          <rect key={index} x={index} width={1} height={1} fill={heatColor(value)} />
        ))}
      </svg>
    </Lane>
  );
}
