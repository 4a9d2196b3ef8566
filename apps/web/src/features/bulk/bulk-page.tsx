import type { User } from '@adjudge/contract';
import { PageBody } from '../../components/page-body.tsx';
import { usePageTitle } from '../../lib/page-title.ts';
import { RunList } from './components/run-list.tsx';
import { Composer } from './composer/composer.tsx';

interface BulkPageProps {
  user: User;
  onStarted: (runId: string) => void;
}

export function BulkPage({ user, onStarted }: BulkPageProps) {
  usePageTitle('Bulk Analysis');
  return (
    <PageBody>
      <h1 className="text-3xl font-bold tracking-tight">Grade a whole campaign</h1>
      <p className="mt-2 max-w-[65ch] text-soft">
        Creatives are graded one after another, even after you close this page. Each uses one grading of its
        kind; failures cost nothing.
      </p>
      <Composer user={user} begun={null} onStarted={onStarted} />
      <RunList />
    </PageBody>
  );
}
