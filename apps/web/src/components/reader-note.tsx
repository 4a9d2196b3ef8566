import { useQuery } from '@tanstack/react-query';
import { Suspense, lazy } from 'react';
import { useAuth } from '../lib/session.ts';
import { settingsQuery } from '../lib/settings-query.ts';

/** Where nobody is asked, as on most sites, it is not fetched. */
const ReaderConsent = lazy(() => import('./reader-consent.tsx'));

/** Wherever a creative is handed over, where a vision-language model is to read it. */
export function ReaderNote() {
  const reader = useQuery(settingsQuery).data?.reader;
  const { status } = useAuth();
  if (reader === undefined) return null;
  if (reader.asksConsent) {
    // What a visitor has graded is shown to nobody: there is no account that could agree.
    return status === 'authenticated' ? (
      <Suspense>
        <ReaderConsent model={reader.model} />
      </Suspense>
    ) : null;
  }
  return (
    <p className="max-w-[70ch] text-sm text-soft">
      For a second opinion the picture (of a video, a few frames) and its ad copy are sent to {reader.model},
      the vision-language model that this site has set up.
    </p>
  );
}
