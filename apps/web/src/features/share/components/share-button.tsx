import { Share2 } from 'lucide-react';
import { Suspense, lazy, useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';

const ShareDialog = lazy(() => import('./share-dialog.tsx'));

interface ShareButtonProps {
  analysisId: string;
  isPublic: boolean;
}

/** Opens the share dialog, whose code is loaded on first use. */
export function ShareButton({ analysisId, isPublic }: ShareButtonProps) {
  const [wanted, setWanted] = useState(false);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="outline"
        onClick={() => {
          setWanted(true);
          setOpen(true);
        }}
      >
        <Share2 aria-hidden />
        Share
      </Button>
      {wanted ? (
        <Suspense fallback={null}>
          <ShareDialog analysisId={analysisId} isPublic={isPublic} open={open} onOpenChange={setOpen} />
        </Suspense>
      ) : null}
    </>
  );
}
