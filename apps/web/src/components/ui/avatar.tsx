import { clsx } from 'clsx';
import { useState } from 'react';
import { initialsOf } from './initials.ts';

interface AvatarProps {
  name: string;
  /** Shown when it is an https address whose picture loads. */
  url: string | null;
  className?: string;
}

/** A person's picture, or their initials. The name stands beside it, so it says nothing itself. */
export const Avatar = ({ name, url, className }: AvatarProps) => (
  <span
    aria-hidden
    className={clsx(
      'grid shrink-0 place-items-center overflow-hidden rounded-full bg-ink font-bold text-paper',
      className,
    )}
  >
    {url?.startsWith('https:') ? <Picture key={url} name={name} url={url} /> : initialsOf(name)}
  </span>
);

function Picture({ name, url }: { name: string; url: string }) {
  const [missing, setMissing] = useState(false);
  if (missing) return initialsOf(name);
  return (
    <img
      src={url}
      alt=""
      // The host of the picture is not told which page shows it.
      referrerPolicy="no-referrer"
      onError={() => setMissing(true)}
      className="size-full object-cover"
    />
  );
}
