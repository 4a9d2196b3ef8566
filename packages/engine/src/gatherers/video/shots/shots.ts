import type { Shot } from '../../../video-artifacts.ts';
import type { Frame } from '../../frame/index.ts';
import type { FrameChanges } from '../../change/index.ts';
import { merged } from './joins.ts';
import { hardCuts } from './cuts.ts';
import { findDissolves } from './dissolves.ts';
import { findFades } from './fades.ts';

/**
 * The shots of a video, in seconds, without gaps: joined by cuts, fades through a flat colour or dissolves.
 * @param rate frames a second
 */
export function findShots(frames: readonly Frame[], changes: FrameChanges, rate: number): Shot[] {
  const cuts = hardCuts(frames, changes);
  const hard = cuts.map((at) => ({ at, from: at - 1, to: at, by: 'cut' as const }));
  const { joins: through, others } = findFades(frames, cuts);
  const gradual = merged([...through, ...findDissolves(frames, [...hard, ...through, ...others])]);
  const joins = [...hard, ...gradual.map((join) => ({ ...join, by: 'fade' as const }))].toSorted(
    (a, b) => a.at - b.at,
  );
  return [null, ...joins].map((join, i) => ({
    start: (join?.at ?? 0) / rate,
    end: (joins[i]?.at ?? frames.length) / rate,
    joinedBy: join?.by ?? null,
    ...(join?.by === 'fade' && { joinedOver: { start: join.from / rate, end: join.to / rate } }),
  }));
}
