import { Button } from '../../../components/ui/button.tsx';
import { keepFocusNear } from '../../../components/ui/keep-focus-near.ts';
import { Notice } from '../../../components/ui/notice.tsx';

interface DraftNoticeProps {
  onDismiss: () => void;
  onStartOver: () => void;
}

/** Explains why a creative from an earlier visit is already on the page. */
export const DraftNotice = ({ onDismiss, onStartOver }: DraftNoticeProps) => (
  <Notice
    kind="info"
    title="Your draft is back"
    onDismiss={onDismiss}
    actions={
      <Button
        variant="outline"
        size="sm"
        onClick={({ currentTarget }) => {
          keepFocusNear(currentTarget);
          onStartOver();
        }}
      >
        Start over
      </Button>
    }
  >
    It stays in this browser until it is graded or you log out.
  </Notice>
);
