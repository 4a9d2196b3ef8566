import { type BulkFormat, bulkFileName } from '@adjudge/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call, callFile } from '../../../lib/api-client.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { BULK_KEY } from './bulk-queries.ts';

function useChange<Given>(change: (given: Given) => Promise<unknown>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    // Verdicts come anew with the number of graded items: reading all reports of a run takes long.
    onSettled: () =>
      Promise.all(
        ['run', 'list'].map((what) => queryClient.invalidateQueries({ queryKey: [...BULK_KEY, what] })),
      ),
  });
}

export const useCancelRun = () => useChange((runId: string) => call('cancelBulkRun', { body: { runId } }));

/** Without an item, resumes everything that can be resumed. */
export const useResumeRun = () =>
  useChange((body: { runId: string; itemId?: string }) => call('resumeBulkRun', { body }));

export const useSaveResults = (runId: string) =>
  useMutation({
    mutationFn: async (format: BulkFormat) => {
      saveFile((await callFile('exportBulkRun', { runId, format })).content, bulkFileName(runId, format));
    },
  });
