import { FIRST_LOOK_PAGE } from '@adjudge/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { buttonStyle } from '../../components/ui/button-style.ts';
import { Notice } from '../../components/ui/notice.tsx';
import { firstLookQuery } from './api/first-look-query.ts';
import type { Rejection } from './rejection.ts';

interface RejectionNoticeProps {
  refused: Rejection;
  onRetry: () => void;
  onAnother: () => void;
}

/** Shown in place of the drop zone, with every way to continue. */
export function RejectionNotice({ refused, onRetry, onAnother }: RejectionNoticeProps) {
  const { data: kept } = useQuery({ ...firstLookQuery, enabled: refused.mayBeKept });
  const retryButton = useRef<HTMLButtonElement>(null);
  // The progress that had the focus is gone.
  useEffect(() => retryButton.current?.focus({ preventScroll: true }), []);
  return (
    <Notice
      kind="warning"
      title="Not graded"
      actions={
        <>
          {kept ? (
            <Link to={FIRST_LOOK_PAGE} className={buttonStyle({ size: 'sm' })}>
              See your report
            </Link>
          ) : null}
          <Link to="/signup" className={buttonStyle({ size: 'sm', variant: kept ? 'outline' : 'primary' })}>
            Create a free account
          </Link>
          <Button
            ref={retryButton}
            variant="outline"
            size="sm"
            onClick={refused.mayRetry ? onRetry : onAnother}
          >
            {retryLabel(refused)}
          </Button>
        </>
      }
    >
      {refused.text}
    </Notice>
  );
}

/** Once today's banner has been graded, another banner would be refused like this one. */
function retryLabel({ mayRetry, mayBeKept }: Rejection): string {
  if (mayRetry) return 'Try again';
  return mayBeKept ? 'Back' : 'Choose another banner';
}
