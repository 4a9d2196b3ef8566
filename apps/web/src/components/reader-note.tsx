import { useQuery } from '@tanstack/react-query';
import { settingsQuery } from '../lib/session/settings-query.ts';

/** Where a vision-language model reads all creatives. Where accounts have to agree, nothing of a visitor is read. */
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
