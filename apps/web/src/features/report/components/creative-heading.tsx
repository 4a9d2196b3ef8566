import { Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { useRenameDialog } from '../../../components/on-demand-dialogs.ts';

interface CreativeHeadingProps {
  analysisId: string;
  name: string;
  mayRename: boolean;
  /** Other actions on the creative, at the end of the line. */
  children?: ReactNode;
}

/** Room for a name on one line. */
export const HEADING_BOX = 'mb-4 min-h-11';

/** The name of the creative, which its owner can change. */
export function CreativeHeading({ analysisId, name, mayRename, children }: CreativeHeadingProps) {
  const renaming = useRenameDialog();
  return (
    <div className={`flex flex-wrap items-center gap-x-3 gap-y-2 ${HEADING_BOX}`} data-print="hide">
      <p className="min-w-0 text-xl font-bold tracking-tight break-words" data-testid="creative-name">
        {name}
      </p>
      {mayRename ? (
        <Button
          variant="ghost"
          size="icon-sm"
          aria-label={`Rename ${name}`}
          onClick={() => renaming.show({ analysisId, name })}
        >
          <Pencil aria-hidden />
        </Button>
      ) : null}
      {children}
      {renaming.dialog}
    </div>
  );
}
