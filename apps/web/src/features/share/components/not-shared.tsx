import { Link } from '@tanstack/react-router';
import { DeadEndPage } from '../../../components/dead-end-page.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { buttonStyle } from '../../../components/ui/button-style.ts';

interface NotSharedProps {
  text: string;
  /** Set when another try may help. */
  onRetry?: () => void;
}

/** Shown in place of a report that cannot be viewed here. */
export const NotShared = ({ text, onRetry }: NotSharedProps) => (
  <div role="alert">
    <DeadEndPage
      title="Report not available"
      text={text}
      action={
        <span className="flex flex-wrap justify-center gap-3">
          {onRetry ? (
            <Button variant="outline" size="lg" onClick={onRetry}>
              Try Again
            </Button>
          ) : null}
          <Link to="/" className={buttonStyle({ size: 'lg' })}>
            Go to Homepage
          </Link>
        </span>
      }
    />
  </div>
);
