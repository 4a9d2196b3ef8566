import { useEffect } from 'react';
import { call } from '../../../lib/api-client.ts';

/** Reports a view of a public report to the server. Does not wait, and ignores failures. */
export function useCountView(analysisId: string, isVisit: boolean): void {
  useEffect(() => {
    if (isVisit) call('countView', { body: { analysisId } }).catch(() => {});
  }, [analysisId, isVisit]);
}
