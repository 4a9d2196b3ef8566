import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LoadFailed } from '../../../components/load-failed.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { ADMIN_KEY } from '../api/admin-queries.ts';
import { secondFactorQuery, useProveSecondFactor } from '../api/second-factor.ts';
import { CodeForm } from './code-form.tsx';
import { SetUpSecondFactor } from './set-up-second-factor.tsx';

/** Renders its children only after this session has been verified with a code from the admin's authenticator app. */
export function SecondFactorGate({ children }: { children: ReactNode }) {
  const queryClient = useQueryClient();
  const { data, isError, refetch } = useQuery(secondFactorQuery);
  const prove = useProveSecondFactor();
  if (isError) return <LoadFailed what="Your authenticator app" onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="mt-6 h-40" />;
  if (data.proven) return children;
  return (
    <section aria-label="Authenticator app" className="mt-6 grid gap-5">
      {data.isSetUp ? (
        <CodeForm
          hint="6 digits from your authenticator app, or a recovery code"
          submit="Open the admin pages"
          error={prove.error}
          busy={prove.isPending}
          onCode={(code) => prove.mutate(code)}
        />
      ) : (
        <SetUpSecondFactor onDone={() => void queryClient.invalidateQueries({ queryKey: ADMIN_KEY })} />
      )}
    </section>
  );
}
