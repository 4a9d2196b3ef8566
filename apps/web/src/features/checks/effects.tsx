import type { ListedCheck } from '@adjudge/contract';
import { describeEffects } from './points.ts';

/** What a check can do to a score, one effect a line. */
export const Effects = ({ check }: { check: ListedCheck }) =>
  describeEffects(check).map((effect) => (
    <span key={effect} className="block">
      {effect}
    </span>
  ));
