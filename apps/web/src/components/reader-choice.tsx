import { useQuery } from '@tanstack/react-query';
import { settingsQuery } from '../lib/session/settings-query.ts';
import { ReaderConsent } from './reader-consent.tsx';
import { ReaderNote } from './reader-note.tsx';

/** Shown wherever a signed-in user submits a creative, if a vision-language model is configured to read it. */
export function ReaderChoice() {
  const reader = useQuery(settingsQuery).data?.reader;
  if (reader === undefined) return null;
  return reader.asksConsent ? <ReaderConsent model={reader.model} /> : <ReaderNote />;
}
