import { ACCOUNT_TEXTS } from '@adjudge/contract';
import { Download } from 'lucide-react';
import { Button } from '../../../components/ui/button.tsx';
import { Notice } from '../../../components/ui/notice.tsx';
import { errorMessage } from '../../../lib/api-client.ts';
import { useDownloadData } from '../api/download-data.ts';

export function DownloadData() {
  const download = useDownloadData();
  return (
    <div className="grid justify-items-start gap-4">
      {download.error ? (
        <Notice kind="error">{errorMessage(download.error, ACCOUNT_TEXTS.dataFailed)}</Notice>
      ) : null}
      {download.isSuccess ? <Notice kind="success">{ACCOUNT_TEXTS.dataSaved}</Notice> : null}
      <Button variant="outline" busy={download.isPending} onClick={() => download.mutate()}>
        {download.isPending ? null : <Download aria-hidden />}
        {download.isPending ? 'Preparing your data...' : 'Download my data'}
      </Button>
    </div>
  );
}
