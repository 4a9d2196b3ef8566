import { Skeleton } from '../../../components/ui/skeleton.tsx';

export const LoadingRows = ({ what }: { what: string }) => (
  <div aria-busy className="grid gap-3">
    <span className="sr-only">Loading {what}</span>
    {Array.from({ length: 3 }, (_, row) => (
      <Skeleton key={row} className="h-12" />
    ))}
  </div>
);
