import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Button } from './ui/button.tsx';
import { keepFocusNear } from './ui/keep-focus-near.ts';
import { Notice } from './ui/notice.tsx';

interface LoadFailedProps {
  what: string;
  onRetry: () => void;
  /** For pages with centered text. */
  centered?: boolean;
}

/** Shown in place of content that could not be fetched, with a retry button. */
export const LoadFailed = ({ what, onRetry, centered = false }: LoadFailedProps) => (
  <div
    role="alert"
    className={clsx('mt-10 grid gap-4', centered ? 'justify-items-center' : 'justify-items-start')}
  >
    <p>{what} could not be loaded. Check your connection and try again.</p>
    <Button variant="outline" onClick={onRetry}>
      Try Again
    </Button>
  </div>
);

interface RetryNoticeProps {
  title?: string;
  onRetry: () => void;
  /** What else the user can do, after the retry button. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A notice of what failed, with a retry button. */
export const RetryNotice = (props: RetryNoticeProps) => (
  <Notice
    kind="error"
    {...(props.title === undefined ? {} : { title: props.title })}
    actions={
      <>
        <Button
          variant="outline"
          size="sm"
          onClick={({ currentTarget }) => {
            keepFocusNear(currentTarget);
            props.onRetry();
          }}
        >
          Try Again
        </Button>
        {props.actions}
      </>
    }
  >
    {props.children}
  </Notice>
);
