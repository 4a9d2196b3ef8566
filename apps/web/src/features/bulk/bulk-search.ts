/** `run` selects the run to show. Without it the page shows a new run and the list of earlier ones. */
export interface BulkSearch {
  run?: string | undefined;
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export const bulkSearch = ({ run }: Record<string, unknown>): BulkSearch =>
  typeof run === 'string' && UUID.test(run) ? { run } : {};
