import { Notice } from '../components/ui/notice.tsx';

/** Shown when a link asks for a new version of an analysis that no longer exists. */
export const NoPreviousVersion = () => (
  <Notice kind="info" title="The earlier version could not be loaded">
    It may have been deleted. What you grade here will be a new creative.
  </Notice>
);
