import type { AnalyzedCreative } from '@adjudge/contract';
import { useEffect, useMemo, useState } from 'react';
import type { Fixes } from './fixes.ts';

/** Milliseconds between showing the whole report and the request, so that users who leave at once cost the server nothing. */
const REQUEST_DELAY_MS = 1500;

/** Reports for which fixes were requested since the page was loaded. A corrected report counts as a new one. */
const requestedKeys = new Set<string>();

const keyOf = ({ analysisId, told }: AnalyzedCreative): string => `${analysisId} ${JSON.stringify(told)}`;

export interface AutoFixes extends Fixes {
  /** They are being made automatically, or are about to be. */
  readonly coming: boolean;
}

/** Requests the fixes once, automatically, after the report is shown. If that fails, no error is shown. */
export function useAutoFixes(analysis: AnalyzedCreative, fixes: Fixes, shown: boolean): AutoFixes {
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
  const due = may && state === 'idle' && !requestedKeys.has(key);

  useEffect(() => {
    if (!due || !shown || ask === null) return undefined;
    const timer = setTimeout(() => {
      requestedKeys.add(key);
      setAskedFor(key);
      ask();
    }, REQUEST_DELAY_MS);
    return () => clearTimeout(timer);
  }, [due, shown, ask, key]);

  return useMemo(() => {
    const isAutomatic = askedFor === key;
    return {
      ...fixes,
      state: isAutomatic && state === 'failed' ? 'idle' : state,
      ask:
        ask === null
          ? null
          : () => {
              setAskedFor(null);
              ask();
            },
      coming: due || (may && isAutomatic && state !== 'failed'),
    };
  }, [fixes, state, ask, askedFor, key, due, may]);
}
