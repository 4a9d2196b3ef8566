import { clsx } from 'clsx';

/** A grey shape where content will stand. The region around it carries aria-busy and a hidden 'Loading'. */
export const Skeleton = ({ className }: { className?: string }) => (
  <div aria-hidden className={clsx('animate-breathe rounded-sm bg-well', className)} />
);
