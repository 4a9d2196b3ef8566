import { type Curve, heatColor } from '@adjudge/contract';
import { Lane } from './lane.tsx';

interface HeatLaneProps {
  curve: Curve;
  /** Share of the duration that is shown now. */
  at: number;
}

/** How much draws the eye from moment to moment, in the colours of the attention map; in words for those who do not see it. */
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
          // A moment has no name but its place in time.
          // oxlint-disable-next-line react/no-array-index-key
          <rect key={index} x={index} width={1} height={1} fill={heatColor(value)} />
        ))}
      </svg>
    </Lane>
  );
}
