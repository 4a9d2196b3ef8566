import type { SaveReportBrand } from '@adjudge/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api-client.ts';

export const reportBrandQuery = queryOptions({
  queryKey: ['account', 'report-brand'],
  queryFn: ({ signal }) => call('reportBrand', { signal }),
});

export function useSaveReportBrand() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: SaveReportBrand) => call('saveReportBrand', { body }),
    onSuccess: (kept) => queryClient.setQueryData(reportBrandQuery.queryKey, kept),
  });
}

/** Returns the file in base64 without a MIME type: the server detects the type from the bytes. */
export async function inBase64(file: File): Promise<string> {
  const reader = new FileReader();
  const read = new Promise<string>((resolve, reject) => {
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''));
    reader.addEventListener('error', () => reject(new Error(reader.error?.message)));
  });
  reader.readAsDataURL(file);
  return (await read).split(',')[1] ?? '';
}
