import { avatarPath } from '@adjudge/contract';
import { clsx } from 'clsx';
import { useState } from 'react';
import { initialsOf } from './initials.ts';

interface AvatarProps {
  name: string;
  /** From the user's profile. Used only if it is an https URL; the server fetches the picture. */
  url: string | null;
  className?: string;
}

/** A user's picture or initials. Hidden from screen readers, because the name is always next to it. */
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
    <img src={avatarPath(url)} alt="" onError={() => setMissing(true)} className="size-full object-cover" />
  );
}
