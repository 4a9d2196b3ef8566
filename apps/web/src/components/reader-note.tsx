import { useQuery } from '@tanstack/react-query';
import { settingsQuery } from '../lib/session/settings-query.ts';

/** Shown where a vision-language model reads all creatives. Where it needs consent, it reads nothing from visitors. */
export function ReaderNote() {
  const reader = useQuery(settingsQuery).data?.reader;
  if (!reader || reader.asksConsent) return null;
  return (
    <p className="max-w-[70ch] text-sm text-soft">
      For a second opinion the picture (of a video, a few frames) and its ad copy are sent to {reader.model},
      the vision-language model that this site has set up.
    </p>
  );
}
