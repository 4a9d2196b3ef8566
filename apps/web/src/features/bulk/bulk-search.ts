/** `run` selects the run to show. Without it the page shows a new run and the list of earlier ones. */
export interface BulkSearch {
  run?: string | undefined;
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Sets `run` even when there is none: a missing key would keep the value in the current URL. */
export const bulkSearch = ({ run }: Record<string, unknown>): BulkSearch => ({
  run: typeof run === 'string' && UUID.test(run) ? run : undefined,
});
