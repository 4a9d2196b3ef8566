import { Share2 } from 'lucide-react';
import { Button } from '../../../components/ui/button.tsx';
import { useShareDialog } from '../use-share-dialog.ts';

interface ShareButtonProps {
  analysisId: string;
  isPublic: boolean;
}

/** Opens the share dialog. */
export function ShareButton({ analysisId, isPublic }: ShareButtonProps) {
  const sharing = useShareDialog();
  return (
    <>
      <Button variant="outline" onClick={() => sharing.show({ analysisId, isPublic })}>
        <Share2 aria-hidden />
        Share
      </Button>
      {sharing.dialog}
    </>
  );
}
