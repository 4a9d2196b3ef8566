import { clsx } from 'clsx';

/** Gray placeholder for content. The region around it needs aria-busy and a visually hidden 'Loading'. */
export const Skeleton = ({ className }: { className?: string }) => (
  <div aria-hidden className={clsx('animate-breathe rounded-sm bg-well', className)} />
);
