import { ACCESS_TEXTS } from '@adjudge/contract';
import type { ReactNode } from 'react';
import { Notice } from '../../../components/ui/notice.tsx';

/** Shown for a mailed link that is no longer valid. */
export const DeadLink = ({ action }: { action: ReactNode }) => (
  <Notice kind="error" title="This link does not work" actions={action}>
    {ACCESS_TEXTS.linkDead}
  </Notice>
);
