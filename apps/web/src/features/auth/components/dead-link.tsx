import { ACCESS_TEXTS } from '@adjudge/contract';
import type { ReactNode } from 'react';
import { Notice } from '../../../components/ui/notice.tsx';

/** A mailed link that is worth nothing any more. */
export const DeadLink = ({ action }: { action: ReactNode }) => (
  <Notice kind="error" title="This link does not work" actions={action}>
    {ACCESS_TEXTS.linkDead}
  </Notice>
);
