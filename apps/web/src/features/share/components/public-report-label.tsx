import { Badge } from '../../../components/ui/badge.tsx';
import { formatDate } from '../../../lib/format-date.ts';

export const PublicReportLabel = ({ createdAt }: { createdAt: string }) => (
  <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-soft">
    <Badge tone="guide">Public Report</Badge>
    <span>
      Analyzed <time dateTime={createdAt}>{formatDate(createdAt)}</time>
    </span>
  </p>
);
