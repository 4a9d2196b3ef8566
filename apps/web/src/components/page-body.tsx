import { clsx } from 'clsx';
import type { ReactNode } from 'react';

/** The content area of a page. Reports bring their own. */
export const PageBody = ({ children, className }: { children: ReactNode; className?: string }) => (
  <div className={clsx('mx-auto w-full max-w-[85rem] px-4.5 py-8 sm:px-10 lg:py-10', className)}>
    {children}
  </div>
);
