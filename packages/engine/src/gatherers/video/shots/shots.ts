import type { Light, Shot } from '../../../artifacts/video-artifacts.ts';
import type { Frame } from '../../frame/index.ts';
import { type FrameChanges, frameChanges } from '../../change/index.ts';
import { withoutBars } from './bars.ts';
import { mergeJoins } from './joins.ts';
import { hardCuts } from './cuts.ts';
import { findDissolves } from './dissolves.ts';
import { findFades } from './fades.ts';
import { isTitle } from './titles.ts';
import { mergeShortJoins } from './transitions.ts';

/**
 * Splits a video into shots without gaps, in seconds. They are joined by cuts, fades through a flat color, dissolves or wipes.
 * @param rate frames per second
 */
export function findShots(
  whole: readonly Frame[],
  wholeChanges: FrameChanges,
  rate: number,
  bars: Light['bars'],
): Shot[] {
  const frames = withoutBars(whole, bars);
  const changes = frames === whole ? wholeChanges : frameChanges(frames);
  const cuts = hardCuts(frames, changes);
  const hard = cuts.map((at) => ({ at, from: at - 1, to: at, by: 'cut' as const }));
  const { joins: through, others } = findFades(frames, cuts);
  const dissolved = findDissolves(frames, [...hard, ...through, ...others]);
  const gradual = mergeJoins([...through, ...dissolved]).map((join) => ({ ...join, by: 'fade' as const }));
  const joins = mergeShortJoins([...hard, ...gradual], frames.length, rate).filter(
    ({ from, to }) => !isTitle(frames[from]!, frames[to]!),
  );
  return [null, ...joins].map((join, i) => ({
    start: (join?.at ?? 0) / rate,
    end: (joins[i]?.at ?? frames.length) / rate,
    joinedBy: join?.by ?? null,
    ...(join?.by === 'fade' && { joinedOver: { start: join.from / rate, end: join.to / rate } }),
  }));
}
