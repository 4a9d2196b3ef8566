import { Notice } from '../components/ui/notice.tsx';

/** For a link to a next version whose first is gone. */
export const NoPreviousVersion = () => (
  <Notice kind="info" title="The earlier version could not be loaded">
    It may have been deleted. What you grade here will be a new creative.
  </Notice>
);
