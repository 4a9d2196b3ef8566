import type { StoredMessage } from '@adjudge/contract';
import { useQuery } from '@tanstack/react-query';
import { Badge } from '../../../components/ui/badge.tsx';
import { Button, buttonStyle } from '../../../components/ui/button.tsx';
import { keepFocusNear } from '../../../components/ui/keep-focus-near.ts';
import { Notice } from '../../../components/ui/notice.tsx';
import { Select } from '../../../components/ui/fields/select.tsx';
import { formatMoment } from '../../../lib/format-date.ts';
import type { TabProps } from '../admin-search.ts';
import { useMarkHandled } from '../api/admin-changes.ts';
import { messagesQuery } from '../api/admin-queries.ts';
import { AdminList } from './admin-list.tsx';

const STATES = [
  { value: 'open', label: 'Open' },
  { value: 'handled', label: 'Handled' },
] as const;

const EMPTY = {
  open: {
    title: 'No open messages',
    text: 'Messages from the contact form appear here until they are handled.',
  },
  handled: { title: 'No handled messages', text: 'A message comes here when you mark it as handled.' },
};

export function MessagesTab(props: TabProps) {
  const { search, onSearch } = props;
  const state = search.state ?? 'open';
  const list = useQuery(messagesQuery(search));
  return (
    <>
      <Select
        label="State"
        hideLabel
        className="mb-6 w-44"
        value={state}
        options={STATES}
        onChange={(next) =>
          onSearch({ tab: search.tab, state: next === 'handled' ? next : undefined }, { replace: false })
        }
      />
      <AdminList {...props} what="The messages" list={list} empty={EMPTY[state]}>
        {({ messages }) => (
          <ul aria-label="Messages" className="grid border-t border-ink">
            {messages.map((message) => (
              <Message key={message.id} message={message} />
            ))}
          </ul>
        )}
      </AdminList>
    </>
  );
}

function Message({ message }: { message: StoredMessage }) {
  const change = useMarkHandled();
  const handled = message.handledAt !== null;
  const answer = `mailto:${message.email}?subject=${encodeURIComponent(`Re: ${message.subject}`)}`;
  return (
    <li className="grid gap-3 border-b border-rule py-5 lg:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <h2 className="flex flex-wrap items-center gap-2 text-lg font-bold wrap-anywhere">
          {message.subject}
          {message.mailedAt === null ? <Badge tone="mid">waits to be mailed</Badge> : null}
        </h2>
        <p className="text-sm wrap-anywhere text-soft">
          {message.name}, {message.email}
          {message.fromAccount ? ', signed in' : ''} · {formatMoment(message.createdAt)}
        </p>
        <p className="mt-3 max-w-[75ch] text-md wrap-anywhere whitespace-pre-wrap">{message.message}</p>
        {change.error ? <Notice kind="error">{change.error.message}</Notice> : null}
      </div>
      <div className="flex flex-wrap items-start gap-2">
        <a href={answer} className={buttonStyle({ variant: 'outline', size: 'sm' })}>
          Answer by mail
        </a>
        <Button
          variant="outline"
          size="sm"
          busy={change.isPending}
          onClick={({ currentTarget }) => {
            keepFocusNear(currentTarget);
            change.mutate({ messageId: message.id, handled: !handled });
          }}
        >
          {handled ? 'Reopen' : 'Mark as handled'}
        </Button>
      </div>
    </li>
  );
}
