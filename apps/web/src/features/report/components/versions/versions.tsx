import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LoadFailed } from '../../../../components/load-failed.tsx';
import { Disclosure } from '../../../../components/ui/disclosure.tsx';
import { Skeleton } from '../../../../components/ui/skeleton.tsx';
import { versionsQuery } from '../../api/versions-query.ts';
import { VersionRow } from './version-row.tsx';

interface VersionsProps {
  analysisId: string;
  /** Says which version this is. */
  title: string;
}

/** Collapsed, it says which version this is. Open, it lists all versions, newest first, with what changed. */
export default function Versions({ analysisId, title }: VersionsProps) {
  const [opened, setOpened] = useState(false);
  const { data, error, refetch } = useQuery({ ...versionsQuery(analysisId), enabled: opened });
  return (
    <div className="mb-6" data-print="hide">
      <Disclosure title={title} tone="quiet" open={opened} onOpenChange={setOpened}>
        {error ? <LoadFailed what="The versions" onRetry={() => void refetch()} /> : null}
        {data ? (
          <ol aria-label="Versions" className="grid gap-3 pb-4">
            {data.versions.toReversed().map((one) => (
              <VersionRow
                key={one.analysisId}
                version={one}
                before={data.versions.find(({ number: other }) => other === one.number - 1)}
                shown={one.analysisId === analysisId}
              />
            ))}
          </ol>
        ) : error ? null : (
          <Skeleton className="mb-4 h-16" />
        )}
      </Disclosure>
    </div>
  );
}
