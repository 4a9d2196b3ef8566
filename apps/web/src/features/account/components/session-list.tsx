import { ACCOUNT_TEXTS, type ListedSession } from '@adjudge/contract';
import { useQuery } from '@tanstack/react-query';
import { LoadFailed } from '../../../components/load-failed.tsx';
import { Badge } from '../../../components/ui/badge.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { keepFocusNear } from '../../../components/ui/keep-focus-near.ts';
import { Notice } from '../../../components/ui/notice.tsx';
import { errorMessage } from '../../../lib/api-client.ts';
import { formatMoment } from '../../../lib/format-date.ts';
import { sessionsQuery, useEndSession } from '../api/sessions.ts';
import { LoadingRows } from './loading-rows.tsx';

export function SessionList() {
  const { data, isError, refetch } = useQuery(sessionsQuery);
  const ending = useEndSession();
  if (!data) {
    if (isError) return <LoadFailed what="Your sessions" onRetry={() => void refetch()} />;
    return <LoadingRows what="sessions" />;
  }
  const { sessions } = data;
  return (
    <>
      <div className="mb-5 empty:hidden">
        {ending.error ? (
          <Notice kind="error">{errorMessage(ending.error, ACCOUNT_TEXTS.sessionEndFailed)}</Notice>
        ) : null}
        {ending.isSuccess ? (
          <Notice kind="success">
            {ending.variables === null ? ACCOUNT_TEXTS.otherSessionsEnded : ACCOUNT_TEXTS.sessionEnded}
          </Notice>
        ) : null}
      </div>
      <ul aria-label="Sessions" className="border-t border-rule">
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            busy={ending.isPending && ending.variables === session.id}
            onEnd={() => ending.mutate(session.id)}
          />
        ))}
      </ul>
      {sessions.length > 1 ? (
        <Button
          variant="outline"
          className="mt-5"
          busy={ending.isPending && ending.variables === null}
          onClick={({ currentTarget }) => {
            keepFocusNear(currentTarget);
            ending.mutate(null);
          }}
        >
          Sign out everywhere else
        </Button>
      ) : (
        <p className="mt-4 text-md text-soft">You are not signed in anywhere else.</p>
      )}
    </>
  );
}

interface SessionRowProps {
  session: ListedSession;
  busy: boolean;
  onEnd: () => void;
}

const SessionRow = ({
  session: { device, createdAt, lastSeenAt, current },
  busy,
  onEnd,
}: SessionRowProps) => (
  <li className="flex items-center justify-between gap-4 border-b border-rule-soft py-3">
    <div className="min-w-0">
      <p className="flex flex-wrap items-center gap-2 font-semibold">
        {device}
        {current ? <Badge tone="good">This browser</Badge> : null}
      </p>
      <p className="text-sm text-soft">
        Signed in <time dateTime={createdAt}>{formatMoment(createdAt)}</time>
        {current ? null : (
          <>
            {' · '}last seen <time dateTime={lastSeenAt}>{formatMoment(lastSeenAt)}</time>
          </>
        )}
      </p>
    </div>
    {current ? null : (
      <Button
        variant="outline"
        size="sm"
        busy={busy}
        aria-label={`Sign out ${device}, signed in ${formatMoment(createdAt)}`}
        onClick={({ currentTarget }) => {
          keepFocusNear(currentTarget);
          onEnd();
        }}
      >
        Sign out
      </Button>
    )}
  </li>
);
