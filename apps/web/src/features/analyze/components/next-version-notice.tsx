import type { FetchedAnalysis } from '@adjudge/contract';
import { Link } from '@tanstack/react-router';
import { buttonStyle } from '../../../components/ui/button-style.ts';
import { Notice } from '../../../components/ui/notice.tsx';

export const NextVersionNotice = ({ previous: { name, version } }: { previous: FetchedAnalysis }) => (
  <Notice
    kind="info"
    title={`Version ${(version?.of ?? 1) + 1} of “${name ?? ''}”`}
    actions={
      <Link to="/analyze" search={{}} className={buttonStyle({ variant: 'outline', size: 'sm' })}>
        Grade a new ad instead
      </Link>
    }
  >
    It keeps the name, and its report shows what changed since the version before.
  </Notice>
);
