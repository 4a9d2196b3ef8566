import { ACCOUNT_TEXTS } from '@adjudge/contract';
import { useQuery } from '@tanstack/react-query';
import { errorMessage } from '../lib/api-client.ts';
import { readerConsentQuery, useSaveReaderConsent } from '../lib/grading/reader-consent.ts';
import { Checkbox } from './ui/fields/checkbox.tsx';

/** Nothing is sent until this is checked. The choice applies to all creatives of the account, wherever it is changed. */
export function ReaderConsent({ model }: { model: string }) {
  const { data } = useQuery(readerConsentQuery);
  const saving = useSaveReaderConsent();
  if (data === undefined) return null;
  return (
    <Checkbox
      label={`Get a second opinion from ${model}`}
      hint={`If checked, the picture (of a video, a few frames) and the ad copy of everything you grade are sent to ${model}, a vision-language model that this site has set up. If not, they stay here.`}
      error={saving.error ? errorMessage(saving.error, ACCOUNT_TEXTS.unknownError) : undefined}
      checked={saving.isPending ? saving.variables : data.agrees}
      disabled={saving.isPending}
      onChange={({ currentTarget }) => saving.mutate(currentTarget.checked)}
    />
  );
}
