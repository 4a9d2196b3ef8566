import { joinedList } from '../../messages/joined-list.ts';
import type { Facts } from '../facts.ts';

/** User-facing names of measurements whose failure affects much of the score. */
const NAMES = [
  ['text', 'the text in the picture'],
  ['callToAction', 'the call to action'],
  ['brand', 'the brand'],
  ['attention', 'where people look'],
  ['faces', 'faces'],
  ['layout', 'the layout'],
  ['clutter', 'the clutter'],
  ['quality', 'the technical quality'],
  ['palette', 'the colors'],
  ['placements', 'the placements'],
  ['copy', 'the ad copy'],
  ['messageMatch', 'whether copy and picture agree'],
] as const;

/** 'the text in the picture, the call to action, and the brand'; null when every measurement succeeded. */
export function notMeasured({ gathered: { failures } }: Facts): string | null {
  const names = NAMES.filter(([name]) => failures[name] !== undefined).map(([, says]) => says);
  return names.length === 0 ? null : joinedList(names);
}
