import { LIMITS, type ListedAnalysis } from '@adjudge/contract';
import { useState } from 'react';

export interface ComparisonSelection {
  readonly chosen: readonly ListedAnalysis[];
  readonly full: boolean;
  has: (publicId: string) => boolean;
  /** Adds or removes an analysis. Adds nothing beyond the number that can be compared. */
  toggle: (analysis: ListedAnalysis) => void;
  drop: (publicId: string) => void;
  clear: () => void;
}

/** Analyses chosen for a comparison. The choice survives changes of page, sort order and search. */
export function useComparisonSelection(): ComparisonSelection {
  const [chosen, setChosen] = useState<readonly ListedAnalysis[]>([]);
  const has = (publicId: string) => chosen.some((one) => one.publicId === publicId);
  const drop = (publicId: string) => setChosen((old) => old.filter((one) => one.publicId !== publicId));
  const full = chosen.length >= LIMITS.compareMax;
  return {
    chosen,
    full,
    has,
    toggle: (analysis) => {
      if (has(analysis.publicId)) drop(analysis.publicId);
      else if (!full) setChosen([...chosen, analysis]);
    },
    drop,
    clear: () => setChosen([]),
  };
}
