import { RESULTS_TEXTS } from '@adjudge/contract';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { Notice } from '../components/ui/notice.tsx';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Somebody asked for results without saying which. */
    readonly withoutId?: true;
  }
}

/** Says why somebody who asked for results stands before the empty table. */
export function MissingIdNotice() {
  const withoutId = useLocation({ select: ({ state }) => state.withoutId });
  const navigate = useNavigate();
  if (!withoutId) return null;
  return (
    <Notice
      kind="warning"
      title={RESULTS_TEXTS.noId}
      onDismiss={() => void navigate({ to: '/analyze', state: {}, replace: true })}
    >
      Grade a creative here, or open one of your previous analyses.
    </Notice>
  );
}
