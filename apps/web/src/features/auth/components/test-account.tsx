import { useQuery } from '@tanstack/react-query';
import { Button } from '../../../components/ui/button.tsx';
import { settingsQuery } from '../api/settings-query.ts';

interface TestAccountProps {
  onUse: (account: { email: string; password: string }) => void;
}

/** Shown only when the server runs in demo mode and has seeded the account. */
export function TestAccount({ onUse }: TestAccountProps) {
  const account = useQuery(settingsQuery).data?.demoAccount;
  if (!account) return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 border border-dashed border-rule p-4">
      <div className="min-w-0 text-sm">
        <p className="font-semibold">Test account</p>
        <p className="font-mono text-xs break-all text-soft">
          {account.email}
          <br />
          {account.password}
        </p>
      </div>
      <Button variant="outline" size="sm" onClick={() => onUse(account)}>
        Fill in
      </Button>
    </div>
  );
}
