import { useEffect } from 'react';
import { call } from '../../../lib/api-client.ts';

/** Tells the server that somebody looks at a public report. Nobody waits for it, and nobody misses it. */
export function useCountView(analysisId: string, isVisit: boolean): void {
  useEffect(() => {
    if (isVisit) call('countView', { body: { analysisId } }).catch(() => {});
  }, [analysisId, isVisit]);
}
