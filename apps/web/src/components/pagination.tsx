import { Button } from './ui/button.tsx';

interface PaginationProps {
  /** From 1. */
  page: number;
  pages: number;
  onPage: (page: number) => void;
}

/** Nothing where everything fits on one page. */
export function Pagination({ page, pages, onPage }: PaginationProps) {
  if (pages <= 1) return null;
  return (
    <nav aria-label="Pages" className="mt-10 flex items-center justify-center gap-4">
      <Button variant="outline" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        Previous
      </Button>
      <p aria-live="polite" className="text-sm tabular-nums">
        Page {page} of {pages}
      </p>
      <Button variant="outline" disabled={page >= pages} onClick={() => onPage(page + 1)}>
        Next
      </Button>
    </nav>
  );
}
