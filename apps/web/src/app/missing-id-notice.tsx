import { RESULTS_TEXTS } from '@adjudge/contract';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { Notice } from '../components/ui/notice.tsx';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Results were requested without an analysis id. */
    readonly withoutId?: true;
  }
}

/** Explains why a request for results ended up on the empty upload page. */
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
