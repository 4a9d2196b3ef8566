import { useQuery } from '@tanstack/react-query';
import { settingsQuery } from '../lib/session/settings-query.ts';
import { ReaderConsent } from './reader-consent.tsx';
import { ReaderNote } from './reader-note.tsx';

/** Wherever somebody who is signed in hands over a creative that a vision-language model is to read. */
export function ReaderChoice() {
  const reader = useQuery(settingsQuery).data?.reader;
  if (reader === undefined) return null;
  return reader.asksConsent ? <ReaderConsent model={reader.model} /> : <ReaderNote />;
}
