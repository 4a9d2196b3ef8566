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

/**
 * Requests the fixes once, automatically, after the report is shown. If that fails, no error is shown. A request made before
 * a correction ends without an error message, and then the fixes of the corrected report are requested.
 */
export function useAutoFixes(analysis: AnalyzedCreative, fixes: Fixes, shown: boolean): AutoFixes {
  const { whatIf, ask, byItself } = fixes;
  const [asked, setAsked] = useState<{ key: string; isAutomatic: boolean } | null>(null);
  const key = keyOf(analysis);
  const may =
    byItself &&
    ask !== null &&
    whatIf === null &&
    analysis.creative.type === 'image' &&
    analysis.overallScore !== null &&
    analysis.recommendations.length > 0;
  const isOutdated = asked !== null && asked.key !== key;
  const state = isOutdated && fixes.state !== 'pending' ? 'idle' : fixes.state;
  const isNew = may && !requestedKeys.has(key);
  const due = isNew && state === 'idle';

  useEffect(() => {
    if (!due || !shown || ask === null) return undefined;
    const timer = setTimeout(() => {
      requestedKeys.add(key);
      setAsked({ key, isAutomatic: true });
      ask();
    }, REQUEST_DELAY_MS);
    return () => clearTimeout(timer);
  }, [due, shown, ask, key]);

  return useMemo(() => {
    const isAutomatic = asked?.key === key && asked.isAutomatic;
    return {
      ...fixes,
      state: isAutomatic && state === 'failed' ? 'idle' : state,
      ask:
        ask === null
          ? null
          : () => {
              setAsked({ key, isAutomatic: false });
              ask();
            },
      coming: due || (isNew && isOutdated) || (may && isAutomatic && state !== 'failed'),
    };
  }, [fixes, state, ask, asked, key, isNew, due, isOutdated, may]);
}
