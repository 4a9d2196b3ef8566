import { Pencil } from 'lucide-react';
import { Button } from '../../../components/ui/button.tsx';
import { useRenaming } from '../../../components/use-renaming.tsx';

interface CreativeHeadingProps {
  analysisId: string;
  name: string;
  mayRename: boolean;
}

/** What the creative is called, and for its owner a way to call it otherwise. */
export function CreativeHeading({ analysisId, name, mayRename }: CreativeHeadingProps) {
  const renaming = useRenaming();
  return (
    <div className="mb-4 flex min-h-11 items-center gap-1" data-print="hide">
      <p className="min-w-0 text-xl font-bold tracking-tight break-words" data-testid="creative-name">
        {name}
      </p>
      {mayRename ? (
        <Button
          variant="ghost"
          size="icon-sm"
          aria-label={`Rename ${name}`}
          onClick={() => renaming.ask({ analysisId, name })}
        >
          <Pencil aria-hidden />
        </Button>
      ) : null}
      {renaming.dialog}
    </div>
  );
}
