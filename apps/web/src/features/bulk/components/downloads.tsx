import { BULK_FORMATS, BULK_TEXTS } from '@adjudge/contract';
import { Download } from 'lucide-react';
import { Button } from '../../../components/ui/button.tsx';
import { Menu, MenuItem } from '../../../components/ui/popups/menu.tsx';
import { Notice } from '../../../components/ui/notice.tsx';
import { errorMessage } from '../../../lib/api-client.ts';
import { useSaveResults } from '../api/bulk-changes.ts';

const LABELS = {
  csv: 'CSV table',
  json: 'JSON',
  zip: 'ZIP with every report as PDF',
} as const;

/** Downloads the results so far as one file. */
export function Downloads({ runId, ready }: { runId: string; ready: boolean }) {
  const saving = useSaveResults(runId);
  const zipping = saving.isPending && saving.variables === 'zip';
  return (
    <>
      <Menu
        align="start"
        trigger={
          <Button variant={ready ? 'primary' : 'outline'} disabled={!ready} busy={saving.isPending}>
            <Download aria-hidden />
            Download results
          </Button>
        }
      >
        {BULK_FORMATS.map((format) => (
          <MenuItem key={format} onSelect={() => saving.mutate(format)}>
            {LABELS[format]}
          </MenuItem>
        ))}
      </Menu>
      <output className={zipping ? 'order-last w-full text-sm text-soft' : 'sr-only'}>
        {zipping
          ? 'Each report is saved as a PDF, which takes about a second. The download starts when all are ready.'
          : null}
      </output>
      {saving.error ? (
        <div className="order-last w-full">
          <Notice kind="error">{errorMessage(saving.error, BULK_TEXTS.exportFailed)}</Notice>
        </div>
      ) : null}
    </>
  );
}
