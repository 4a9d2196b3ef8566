import { PAYMENT_TEXTS } from '@adjudge/contract';
import { useQuery } from '@tanstack/react-query';
import { FlaskConical } from 'lucide-react';
import { settingsQuery } from '../lib/session/settings-query.ts';

/** For every screen about payments, while no card provider is configured. */
export function TestModeNote() {
  const provider = useQuery(settingsQuery).data?.payments.provider;
  if (provider !== 'test') return null;
  return (
    <p className="inline-flex items-center gap-2 border border-mid bg-mid-tint px-3 py-1.5 text-sm font-semibold text-mid-text">
      <FlaskConical aria-hidden className="size-4 shrink-0" />
      {PAYMENT_TEXTS.testMode}
    </p>
  );
}
