import { Dialog as Base } from '@base-ui/react/dialog';
import { clsx } from 'clsx';
import { X } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { Button } from '../button.tsx';
import { BACKDROP_STYLE } from './popup-style.ts';

interface DialogProps {
  title: string;
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons at the bottom right. */
  actions?: ReactNode;
  trigger?: ReactElement;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** As wide as the window allows, for work on a picture. */
  wide?: boolean;
}

export const DIALOG_STYLE =
  'fixed top-1/2 left-1/2 z-50 max-h-[calc(100dvh-2rem)] w-[min(calc(100vw-2rem),30rem)] -translate-1/2 overflow-y-auto rounded-lg border border-rule bg-sheet p-6 wrap-anywhere shadow-lift outline-none transition duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0';

/** A question or form above the page. Escape closes it, and focus returns. */
export function Dialog({
  title,
  description,
  children,
  actions,
  trigger,
  open,
  onOpenChange,
  wide = false,
}: DialogProps) {
  return (
    <Base.Root
      {...(open === undefined ? {} : { open })}
      onOpenChange={(next) => {
        onOpenChange?.(next);
      }}
    >
      {trigger ? <Base.Trigger render={trigger} /> : null}
      <Base.Portal>
        <Base.Backdrop className={BACKDROP_STYLE} />
        <Base.Popup className={clsx(DIALOG_STYLE, wide && 'w-[min(calc(100vw-1rem),72rem)]! max-sm:p-4')}>
          <Base.Title className="pr-10 text-xl font-bold tracking-tight">{title}</Base.Title>
          {description ? (
            <Base.Description className="mt-2 text-md text-soft">{description}</Base.Description>
          ) : null}
          {children ? <div className="mt-5">{children}</div> : null}
          {actions ? <div className="mt-6 flex flex-wrap justify-end gap-3">{actions}</div> : null}
          <Base.Close
            render={
              <Button variant="ghost" size="icon-sm" aria-label="Close" className="absolute top-4 right-4" />
            }
          >
            <X aria-hidden />
          </Base.Close>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
