import { useQuery } from '@tanstack/react-query';
import { settingsQuery } from '../lib/settings-query.ts';

/** Wherever a creative is handed over, where a vision-language model is to read it. */
export function ReaderNote() {
  const reader = useQuery(settingsQuery).data?.reader;
  if (reader === undefined) return null;
  return (
    <p className="max-w-[70ch] text-sm text-soft">
      For a second opinion the picture (of a video, a few frames) and its ad copy are sent to {reader}, the
      vision-language model that this site has set up.
    </p>
  );
}
