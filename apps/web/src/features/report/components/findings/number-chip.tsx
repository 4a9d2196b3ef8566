import type { Finding } from '@adjudge/contract';
import { clsx } from 'clsx';

/** The number of a finding, as on the picture. Drawn as an outline when the picture has no box for it. */
export const NumberChip = ({ finding }: { finding: Finding }) => (
  <span
    className={clsx(
      'grid size-6 shrink-0 place-items-center font-mono text-2xs font-medium',
      finding.boxes.length === 0 &&
        (finding.costs ? 'border border-poor text-poor-text' : 'border border-field text-soft'),
      finding.boxes.length > 0 && (finding.costs ? 'bg-mark-cost text-on-mark' : 'bg-mark text-on-mark'),
    )}
  >
    {finding.number}
  </span>
);
