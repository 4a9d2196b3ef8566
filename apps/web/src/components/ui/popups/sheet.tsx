import { Dialog as Base } from '@base-ui/react/dialog';
import { clsx } from 'clsx';
import { X } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { Button } from '../button.tsx';
import { BACKDROP_STYLE } from './popup-style.ts';

interface SheetProps {
  title: string;
  side?: 'left' | 'right';
  trigger?: ReactElement;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  children: ReactNode;
}

/** A drawer from one side. While it is open, the page behind it neither scrolls nor takes focus. */
export function Sheet({ title, side = 'right', trigger, open, onOpenChange, children }: SheetProps) {
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
        <Base.Popup
          className={clsx(
            'fixed inset-y-0 z-50 flex w-[min(88vw,22rem)] flex-col bg-paper outline-none transition-transform duration-200',
            side === 'left'
              ? 'left-0 border-r border-rule data-ending-style:-translate-x-full data-starting-style:-translate-x-full'
              : 'right-0 border-l border-rule data-ending-style:translate-x-full data-starting-style:translate-x-full',
          )}
        >
          <div className="flex h-16 shrink-0 items-center justify-between border-b border-rule pr-2.5 pl-5">
            <Base.Title className="font-bold">{title}</Base.Title>
            <Base.Close render={<Button variant="ghost" size="icon" aria-label="Close" />}>
              <X aria-hidden />
            </Base.Close>
          </div>
          <div className="min-h-0 grow overflow-y-auto overscroll-contain p-5">{children}</div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
