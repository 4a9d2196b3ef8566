import type { Curve } from '@adjudge/contract';
import { Lane } from './lane.tsx';

interface CurveLaneProps {
  curve: Curve;
  /** Current position as a share of the duration. */
  at: number;
}

/** Values over time as a filled line, with a text description for screen readers. */
export function CurveLane({ curve: { name, values, label }, at }: CurveLaneProps) {
  const last = Math.max(1, values.length - 1);
  const line = values.map((value, index) => `${index / last},${1 - value}`).join(' ');
  return (
    <Lane name={name} at={at}>
      <svg
        role="img"
        aria-label={label}
        viewBox="0 0 1 1"
        preserveAspectRatio="none"
        className="block h-8 w-full text-guide"
      >
        <polygon points={`0,1 ${line} 1,1`} fill="currentColor" fillOpacity={0.25} />
        <polyline
          points={line}
          fill="none"
          stroke="currentColor"
          strokeWidth={1.5}
          vectorEffect="non-scaling-stroke"
        />
      </svg>
    </Lane>
  );
}
