import { avatarPath } from '@adjudge/contract';
import { clsx } from 'clsx';
import { useState } from 'react';
import { initialsOf } from './initials.ts';

interface AvatarProps {
  name: string;
  /** As the person's profile has it. Shown when it is an https address that the server gets a picture from. */
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
    <img src={avatarPath(url)} alt="" onError={() => setMissing(true)} className="size-full object-cover" />
  );
}
