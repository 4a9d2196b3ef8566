import type { AdminUser } from '@adjudge/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SearchBox } from '../../../components/search-box.tsx';
import { Badge } from '../../../components/ui/badge.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { formatDate, formatMoment } from '../../../lib/format-date.ts';
import type { TabProps } from '../admin-search.ts';
import { usersQuery } from '../api/admin-queries.ts';
import { AdminList } from './admin-list.tsx';
import { CreditsDialog } from './credits-dialog.tsx';
import { RecordTable } from './record-table.tsx';
import { StatusDialog } from './status-dialog.tsx';

export function UsersTab({ ownEmail, ...props }: TabProps & { ownEmail: string }) {
  const { search, onSearch } = props;
  const list = useQuery(usersQuery(search));
  const [paid, setPaid] = useState<AdminUser | null>(null);
  const [judged, setJudged] = useState<AdminUser | null>(null);
  return (
    <>
      <div className="mb-6 max-w-md">
        <SearchBox
          label="Search by name or email"
          applied={search.search ?? ''}
          onApply={(typed) => onSearch({ tab: search.tab, search: typed || undefined }, { replace: true })}
        />
      </div>
      <AdminList
        {...props}
        what="The accounts"
        list={list}
        empty={{ title: 'No accounts found', text: 'No name or email has these letters in it.' }}
      >
        {({ users }) => (
          <RecordTable
            caption="Accounts"
            rows={users.map((user) => ({
              key: user.id,
              cells: cellsOf(user),
              actions: (
                <>
                  <Button
                    variant="outline"
                    size="sm"
                    aria-label={`Credits of ${user.email}`}
                    onClick={() => setPaid(user)}
                  >
                    Credits
                  </Button>
                  {user.email === ownEmail ? null : (
                    <Button
                      variant="outline"
                      size="sm"
                      aria-label={`${user.status === 'suspended' ? 'Reopen' : 'Suspend'} ${user.email}`}
                      onClick={() => setJudged(user)}
                    >
                      {user.status === 'suspended' ? 'Reopen' : 'Suspend'}
                    </Button>
                  )}
                </>
              ),
            }))}
          />
        )}
      </AdminList>
      {paid ? <CreditsDialog key={paid.id} user={paid} onClose={() => setPaid(null)} /> : null}
      {judged ? <StatusDialog key={judged.id} user={judged} onClose={() => setJudged(null)} /> : null}
    </>
  );
}

const cellsOf = (user: AdminUser) => ({
  Account: (
    <>
      <span className="block font-semibold">{user.displayName}</span>
      <span className="block text-soft">{user.email}</span>
      {user.emailVerified ? null : <span className="block text-soft">not verified</span>}
    </>
  ),
  Role: user.role === 'admin' ? <Badge tone="guide">admin</Badge> : user.role,
  Status: user.status === 'suspended' ? <Badge tone="poor">suspended</Badge> : user.status,
  Credits: (
    <span className="font-mono lg:whitespace-nowrap">
      {user.credits.banner} banner, {user.credits.video} video
    </span>
  ),
  Joined: <span className="whitespace-nowrap">{formatDate(user.joinedAt)}</span>,
  'Last seen': user.lastSeenAt === null ? 'no session' : formatMoment(user.lastSeenAt),
});
