import { FIRST_LOOK_PAGE } from '@adjudge/contract';
import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { GradingProgress } from '../../features/analyze/components/grading-progress.tsx';
import { RejectionNotice } from '../../features/first-look/rejection-notice.tsx';
import { useFirstLook } from '../../features/first-look/use-first-look.ts';

interface GradingHereProps {
  files: readonly File[];
  onAnother: () => void;
}

/** Replaces the drop zone: the steps of the grading, or why it was refused. */
export default function GradingHere({ files, onAnother }: GradingHereProps) {
  const navigate = useNavigate();
  const { state, again } = useFirstLook(
    files,
    useCallback(() => void navigate({ to: FIRST_LOOK_PAGE }), [navigate]),
  );
  if (state.phase === 'refused') {
    return <RejectionNotice refused={state.refused} onRetry={again} onAnother={onAnother} />;
  }
  return (
    <GradingProgress
      grading={state}
      warning={null}
      withCopy={false}
      kind="banner"
      withFrames={false}
      whenLeft={`You can leave this page. Your report will be at ${location.host}${FIRST_LOOK_PAGE}, in this browser, for a day.`}
      onCancel={onAnother}
    />
  );
}
