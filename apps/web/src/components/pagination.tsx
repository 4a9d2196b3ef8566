import { Button } from './ui/button.tsx';

interface PaginationProps {
  /** Starts at 1. */
  page: number;
  pages: number;
  onPage: (page: number) => void;
}

/** Renders nothing when everything fits on one page. */
export function Pagination({ page, pages, onPage }: PaginationProps) {
  if (pages <= 1) return null;
  return (
    <nav aria-label="Pages" className="mt-10 flex items-center justify-center gap-4">
      <Step name="Previous" off={page <= 1} onStep={() => onPage(page - 1)} />
      <p aria-live="polite" className="text-sm tabular-nums">
        Page {page} of {pages}
      </p>
      <Step name="Next" off={page >= pages} onStep={() => onPage(page + 1)} />
    </nav>
  );
}

const Step = ({ name, off, onStep }: { name: string; off: boolean; onStep: () => void }) => (
  <Button variant="outline" off={off} onClick={onStep}>
    {name}
  </Button>
);
