import { LIMITS, type ListedAnalysis } from '@adjudge/contract';
import { useState } from 'react';

export interface Choice {
  readonly chosen: readonly ListedAnalysis[];
  readonly full: boolean;
  has: (publicId: string) => boolean;
  /** In or out; one more than can be compared stays out. */
  toggle: (analysis: ListedAnalysis) => void;
  drop: (publicId: string) => void;
  clear: () => void;
}

/** What was picked for a comparison; kept while pages, orders and searches come and go. */
export function useChoice(): Choice {
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
