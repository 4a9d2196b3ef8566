import { type Timeline, curves, spanLanes } from '@adjudge/contract';
import { Disclosure } from '../../../../components/ui/disclosure.tsx';
import { CurveLane } from './curve-lane.tsx';
import { FaultLane } from './fault-lane.tsx';
import { HeatLane } from './heat-lane.tsx';
import { SpanLane } from './span-lane.tsx';

interface VideoTimelineProps {
  timeline: Timeline;
  second: number;
  onSeek: (second: number) => void;
}

/** What happens when: faults, what draws the eye, and shots. The rest is collapsed. Every mark seeks to its moment. */
export function VideoTimeline({ timeline, second, onSeek }: VideoTimelineProps) {
  const { duration, loudness } = timeline;
  const at = Math.min(1, second / duration);
  const [shots, ...others] = spanLanes(timeline);
  const [attention, ...curvesBelow] = curves(timeline);
  const lane = { duration, second, onSeek };
  return (
    <section aria-label="Timeline" className="grid min-w-0 gap-1.5">
      <FaultLane {...lane} />
      {attention ? <HeatLane curve={attention} at={at} /> : null}
      {shots ? <SpanLane {...shots} {...lane} /> : null}
      <Disclosure
        tone="quiet"
        headingLevel={3}
        title={<span className="text-sm font-normal">More of what happens when</span>}
      >
        <div className="grid gap-1.5">
          {curvesBelow.map((curve) => (
            <CurveLane key={curve.name} curve={curve} at={at} />
          ))}
          {loudness === null ? <SpanLane name="Sound" spans={[]} {...lane} /> : null}
          {others.map((row) => (
            <SpanLane key={row.name} {...row} {...lane} />
          ))}
        </div>
      </Disclosure>
    </section>
  );
}
