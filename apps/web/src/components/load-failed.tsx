import { Button } from './ui/button.tsx';

/** In the place of what could not be fetched, with a way to try again. */
export const LoadFailed = ({ what, onRetry }: { what: string; onRetry: () => void }) => (
  <div role="alert" className="mt-10 grid justify-items-start gap-4">
    <p>{what} could not be loaded. Check your connection and try again.</p>
    <Button variant="outline" onClick={onRetry}>
      Try Again
    </Button>
  </div>
);
