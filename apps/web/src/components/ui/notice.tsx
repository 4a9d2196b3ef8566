import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { keepFocusNear } from './keep-focus-near.ts';

const KINDS = {
  info: { icon: Info, role: 'status', style: 'border-guide bg-tint', sign: 'text-guide-text' },
  success: { icon: CircleCheck, role: 'status', style: 'border-good bg-good-tint', sign: 'text-good-text' },
  warning: { icon: TriangleAlert, role: 'alert', style: 'border-mid bg-mid-tint', sign: 'text-mid-text' },
  error: { icon: CircleAlert, role: 'alert', style: 'border-poor bg-poor-tint', sign: 'text-poor-text' },
} as const;

interface NoticeProps {
  kind: keyof typeof KINDS;
  title?: string;
  children?: ReactNode;
  actions?: ReactNode;
  onDismiss?: () => void;
}

/** What happened and what to do about it. Stays until the user acts. */
export function Notice({ kind, title, children, actions, onDismiss }: NoticeProps) {
  const { icon: Icon, role, style, sign } = KINDS[kind];
  return (
    <div role={role} className={clsx('flex gap-3 border-l-3 px-4 py-3 text-md', style)}>
      <Icon aria-hidden className={clsx('mt-0.5 size-5 shrink-0', sign)} />
      <div className="min-w-0 grow wrap-anywhere">
        {title ? <p className="font-semibold">{title}</p> : null}
        {children ? <div>{children}</div> : null}
        {actions ? <div className="mt-3 flex flex-wrap gap-3">{actions}</div> : null}
      </div>
      {onDismiss ? (
        <Button
          variant="ghost"
          size="icon-sm"
          aria-label="Dismiss"
          onClick={({ currentTarget }) => {
            keepFocusNear(currentTarget);
            onDismiss();
          }}
          className="-my-1 -mr-2"
        >
          <X aria-hidden />
        </Button>
      ) : null}
    </div>
  );
}
