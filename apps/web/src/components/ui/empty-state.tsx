import type { ReactNode } from 'react';
import { RegistrationMark } from './registration-mark.tsx';

interface EmptyStateProps {
  /** A short noun phrase: 'No Analyses Found'. */
  title: string;
  children?: ReactNode;
  action?: ReactNode;
  headingLevel?: 1 | 2 | 3;
}

/** For an empty list: explains what belongs here and how to add it. */
export function EmptyState({ title, children, action, headingLevel = 2 }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className="grid justify-items-center gap-3 border border-dashed border-rule px-6 py-14 text-center">
      <RegistrationMark className="size-8 text-faint" />
      <Heading className="text-xl font-bold tracking-tight">{title}</Heading>
      {children ? <div className="max-w-[52ch] text-md text-soft">{children}</div> : null}
      {action ? <div className="mt-3 flex flex-wrap justify-center gap-3">{action}</div> : null}
    </div>
  );
}
