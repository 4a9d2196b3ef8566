import { BRAND } from '@adjudge/contract';
import { RegistrationMark } from '../../../components/ui/registration-mark.tsx';
import { formatDate } from '../../../lib/format-date.ts';
import { useReport } from '../model/report-state.ts';

/** Print only: the product, the file and the date of the report. */
export const PrintHead = ({ createdAt }: { createdAt: string | null }) => (
  <div className="mb-6 hidden items-center gap-2 border-b border-ink pb-2 text-sm print:flex">
    <RegistrationMark className="size-4" />
    <span className="font-bold">{BRAND.name}</span>
    <span>Analysis report</span>
    <span className="ml-auto text-soft">
      {useReport().analysis.creative.fileName}
      {createdAt === null ? '' : ` · ${formatDate(createdAt)}`}
    </span>
  </div>
);
