import type { AnalyzedCreative } from '@adjudge/contract';
import { useEffect, useMemo, useState } from 'react';
import type { Fixes } from './fixes.ts';

/** From the whole report being shown to asking: anyone who leaves at once asks nothing of the server. Milliseconds. */
const AFTER = 1500;

/** What was asked for since the page was loaded; a correction makes another report of it. */
const asked = new Set<string>();

const keyOf = ({ analysisId, told }: AnalyzedCreative): string => `${analysisId} ${JSON.stringify(told)}`;

export interface TriedFixes extends Fixes {
  /** They are being made by themselves, or about to be. */
  readonly coming: boolean;
}

/** Asks for the fixes once by itself, after the report is shown; where that fails, nothing is said of it. */
export function useTriedFixes(analysis: AnalyzedCreative, fixes: Fixes, shown: boolean): TriedFixes {
  const { whatIf, state, ask, byItself } = fixes;
  const [askedFor, setAskedFor] = useState<string | null>(null);
  const key = keyOf(analysis);
  const may =
    byItself &&
    ask !== null &&
    whatIf === null &&
    analysis.creative.type === 'image' &&
    analysis.overallScore !== null &&
    analysis.recommendations.length > 0;
  const due = may && state === 'idle' && !asked.has(key);

  useEffect(() => {
    if (!due || !shown || ask === null) return undefined;
    const timer = setTimeout(() => {
      asked.add(key);
      setAskedFor(key);
      ask();
    }, AFTER);
    return () => clearTimeout(timer);
  }, [due, shown, ask, key]);

  return useMemo(() => {
    const quiet = askedFor === key;
    return {
      ...fixes,
      state: quiet && state === 'failed' ? 'idle' : state,
      ask:
        ask === null
          ? null
          : () => {
              setAskedFor(null);
              ask();
            },
      coming: due || (may && quiet && state !== 'failed'),
    };
  }, [fixes, state, ask, askedFor, key, due, may]);
}
