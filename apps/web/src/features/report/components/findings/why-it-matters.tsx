import { type AuditResult, checkPath } from '@adjudge/contract';
import { ArrowUpRight } from 'lucide-react';

/** Opens the check's own page in a new tab, so that the report stays open as it is. */
export const WhyItMatters = ({ audit: { id, name } }: { audit: Pick<AuditResult, 'id' | 'name'> }) => (
  <a
    href={checkPath(id)}
    target="_blank"
    rel="noopener"
    className="inline-flex min-h-8 items-center gap-1 whitespace-nowrap text-ink underline underline-offset-4"
    data-print="hide"
  >
    Why this matters
    <ArrowUpRight aria-hidden className="size-4" />
    <span className="sr-only">: {name}, opens in a new tab</span>
  </a>
);
