import type { AuditEntry } from '@adjudge/contract';
import { useQuery } from '@tanstack/react-query';
import { formatMoment } from '../../../lib/format-date.ts';
import type { TabProps } from '../admin-search.ts';
import { auditQuery } from '../api/admin-queries.ts';
import { AdminList } from './admin-list.tsx';
import { RecordTable } from './record-table.tsx';

export function AuditTab(props: TabProps) {
  const list = useQuery(auditQuery(props.search));
  return (
    <AdminList
      {...props}
      what="The rows of the audit log"
      list={list}
      empty={{ title: 'Nothing was done yet', text: 'Every change by an admin leaves a row here.' }}
    >
      {({ entries }) => (
        <RecordTable
          caption="Audit log"
          rows={entries.map((entry) => ({ key: String(entry.id), cells: cellsOf(entry) }))}
        />
      )}
    </AdminList>
  );
}

const cellsOf = ({ at, actor, action, subject, details }: AuditEntry) => ({
  When: <span className="whitespace-nowrap">{formatMoment(at)}</span>,
  Who: actor ?? 'the system, or an account that is gone',
  What: <span className="font-mono text-xs">{action}</span>,
  'To what': <span className="font-mono text-xs">{subject}</span>,
  Details: (
    <span className="font-mono text-xs">
      {Object.entries(details ?? {})
        .map(([name, value]) => `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`)
        .join(', ')}
    </span>
  ),
});
