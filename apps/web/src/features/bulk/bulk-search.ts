import { parseUuid } from '../../lib/url-params.ts';

/** `run` selects the run to show. Without it the page shows a new run and the list of earlier ones. */
export interface BulkSearch {
  run?: string | undefined;
}

/** Sets `run` even when there is none: a missing key would keep the value in the current URL. */
export const bulkSearch = ({ run }: Record<string, unknown>): BulkSearch => ({
  run: parseUuid(run),
});
