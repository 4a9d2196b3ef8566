import { ACCOUNT_DATA_PATH, BRAND } from '@adjudge/contract';
import { useMutation } from '@tanstack/react-query';
import { requestFile } from '../../../lib/request-file.ts';
import { saveFile } from '../../../lib/save-file.ts';

export const useDownloadData = () =>
  useMutation({
    mutationFn: async () => {
      const { content, name } = await requestFile({ method: 'GET', path: ACCOUNT_DATA_PATH });
      saveFile(content, name ?? `${BRAND.name.toLowerCase()}-data.zip`);
    },
  });
