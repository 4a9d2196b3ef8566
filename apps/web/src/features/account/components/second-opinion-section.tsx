import { useQuery } from '@tanstack/react-query';
import { ReaderChoice } from '../../../components/reader-choice.tsx';
import { settingsQuery } from '../../../lib/session/settings-query.ts';
import { Section } from './section.tsx';

/** Shown only when the server has a vision-language model configured. */
export function SecondOpinionSection() {
  if (useQuery(settingsQuery).data?.reader === undefined) return null;
  return (
    <Section title="Second opinion">
      <ReaderChoice />
    </Section>
  );
}
