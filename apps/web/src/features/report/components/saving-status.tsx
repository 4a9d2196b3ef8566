import { LoaderCircle } from 'lucide-react';
import { Button } from '../../../components/ui/button.tsx';

export type Saving = 'idle' | 'saving' | 'saved' | 'failed';

/** The live region is always rendered, so that its text is announced when it appears. */
export function SavingStatus({ saving, onSaveAgain }: { saving: Saving; onSaveAgain?: () => void }) {
  return (
    <output className="flex items-center gap-3 text-sm">
      {saving === 'saving' ? (
        <span className="flex items-center gap-2 text-soft">
          <LoaderCircle aria-hidden className="size-4 animate-turn" />
          Saving analysis...
        </span>
      ) : null}
      {saving === 'failed' ? (
        <>
          <span className="font-medium text-poor-text">Failed to save analysis</span>
          {onSaveAgain ? (
            <Button variant="outline" size="sm" onClick={onSaveAgain}>
              Save again
            </Button>
          ) : null}
        </>
      ) : null}
    </output>
  );
}
