import type { PublicReport } from '@adjudge/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { CreativeThumbnail } from '../../../components/creative-thumbnail.tsx';
import { SearchBox } from '../../../components/search-box.tsx';
import { Badge } from '../../../components/ui/badge.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { formatDate } from '../../../lib/format-date.ts';
import type { TabProps } from '../admin-search.ts';
import { publicReportsQuery } from '../api/admin-queries.ts';
import { AdminList } from './admin-list.tsx';
import { ModerationDialog, type ModerationAction } from './moderation-dialog.tsx';
import { RecordTable } from './record-table.tsx';

export function ReportsTab(props: TabProps) {
  const { search, onSearch } = props;
  const list = useQuery(publicReportsQuery(search));
  const [asked, setAsked] = useState<{ report: PublicReport; action: ModerationAction } | null>(null);
  return (
    <>
      <div className="mb-6 max-w-md">
        <SearchBox
          label="Search by words or owner"
          applied={search.search ?? ''}
          onApply={(typed) => onSearch({ tab: search.tab, search: typed || undefined }, { replace: true })}
        />
      </div>
      <AdminList
        {...props}
        what="The public reports"
        list={list}
        empty={{ title: 'No public reports', text: 'Public reports appear here.' }}
      >
        {({ reports }) => (
          <RecordTable
            caption="Public reports"
            rows={reports.map((report) => ({
              key: report.publicId,
              cells: cellsOf(report),
              actions: (
                <>
                  <Button
                    variant="outline"
                    size="sm"
                    onClick={() => setAsked({ report, action: 'make-private' })}
                  >
                    Make private
                  </Button>
                  <Button variant="error" size="sm" onClick={() => setAsked({ report, action: 'delete' })}>
                    Delete
                  </Button>
                </>
              ),
            }))}
          />
        )}
      </AdminList>
      {asked ? <ModerationDialog {...asked} onClose={() => setAsked(null)} /> : null}
    </>
  );
}

const cellsOf = (report: PublicReport) => ({
  Report: (
    <Link to="/results" search={{ id: report.publicId }} className="flex min-h-11 gap-3 hover:underline">
      <CreativeThumbnail creative={report.creative} className="size-14 shrink-0" />
      <span className="line-clamp-2 self-start font-semibold">{report.adCopy ?? report.creative.alt}</span>
    </Link>
  ),
  Score: (
    <span className="font-mono whitespace-nowrap">
      {report.overallScore === null ? report.grade : `${Math.floor(report.overallScore)} · ${report.grade}`}
    </span>
  ),
  Owner: (
    <>
      {report.owner.email}{' '}
      {report.owner.status === 'suspended' ? <Badge tone="poor">suspended, so hidden</Badge> : null}
    </>
  ),
  Views: <span className="font-mono">{report.viewCount}</span>,
  Graded: <span className="whitespace-nowrap">{formatDate(report.createdAt)}</span>,
});
