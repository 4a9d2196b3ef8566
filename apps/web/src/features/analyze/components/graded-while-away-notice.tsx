import type { AnalyzedCreative } from '@adjudge/contract';
import { Link } from '@tanstack/react-router';
import { buttonStyle } from '../../../components/ui/button-style.ts';
import { Notice } from '../../../components/ui/notice.tsx';

interface GradedWhileAwayNoticeProps {
  analysis: AnalyzedCreative;
  onDismiss: () => void;
}

/** Links to the report of an ad that was graded while its owner was away. */
export const GradedWhileAwayNotice = ({ analysis, onDismiss }: GradedWhileAwayNoticeProps) => (
  <Notice
    kind="success"
    title="Your last ad has been graded"
    onDismiss={onDismiss}
    actions={
      <Link
        to="/results"
        search={{ id: analysis.analysisId }}
        className={buttonStyle({ size: 'sm', variant: 'outline' })}
      >
        Open the report
      </Link>
    }
  >
    {analysis.creative.fileName}
  </Notice>
);
