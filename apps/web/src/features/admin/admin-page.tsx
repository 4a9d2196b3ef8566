import type { User } from '@adjudge/contract';
import type { ReactNode } from 'react';
import { PageBody } from '../../components/page-body.tsx';
import { Tab, TabList, TabPanel, Tabs } from '../../components/ui/tabs.tsx';
import { usePageTitle } from '../../lib/page-title.ts';
import { TABS, type TabName, type TabProps } from './admin-search.ts';
import { AuditTab } from './components/audit-tab.tsx';
import { MessagesTab } from './components/messages-tab.tsx';
import { QueueTab } from './components/queue-tab.tsx';
import { ReportsTab } from './components/reports-tab.tsx';
import { SecondFactorGate } from './components/second-factor-gate.tsx';
import { UsersTab } from './components/users-tab.tsx';

type AdminPageProps = TabProps & { user: User };

export function AdminPage({ user, ...tabProps }: AdminPageProps) {
  usePageTitle('Admin');
  const current = tabProps.search.tab ?? 'users';
  const panels: Record<TabName, ReactNode> = {
    users: <UsersTab {...tabProps} ownEmail={user.email} />,
    reports: <ReportsTab {...tabProps} />,
    messages: <MessagesTab {...tabProps} />,
    queue: <QueueTab />,
    audit: <AuditTab {...tabProps} />,
  };
  return (
    <PageBody>
      <h1 className="text-3xl font-bold tracking-tight">Admin</h1>
      <p className="mt-2 text-soft">What is changed here is written to the audit log, with your name.</p>
      <SecondFactorGate>
        <Tabs
          value={current}
          onChange={(tab) =>
            tabProps.onSearch({ tab: tab === 'users' ? undefined : tab }, { replace: false })
          }
          className="mt-6"
        >
          <TabList label="Parts of the administration">
            {TABS.map(({ value, label }) => (
              <Tab key={value} value={value}>
                {label}
              </Tab>
            ))}
          </TabList>
          {TABS.map(({ value }) => (
            <TabPanel key={value} value={value}>
              {value === current ? panels[value] : null}
            </TabPanel>
          ))}
        </Tabs>
      </SecondFactorGate>
    </PageBody>
  );
}
