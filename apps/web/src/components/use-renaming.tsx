import { type ReactNode, Suspense, lazy, useState } from 'react';

const RenameDialog = lazy(() => import('./rename-dialog.tsx'));

interface Named {
  readonly analysisId: string;
  readonly name: string;
}

/** The dialog that names a creative, fetched when it is first asked for. */
export function useRenaming(): { ask: (creative: Named) => void; dialog: ReactNode } {
  const [asked, setAsked] = useState<{ creative: Named; time: number } | null>(null);
  const [open, setOpen] = useState(false);
  return {
    ask: (creative) => {
      setAsked((before) => ({ creative, time: (before?.time ?? 0) + 1 }));
      setOpen(true);
    },
    dialog: asked ? (
      <Suspense fallback={null}>
        <RenameDialog key={asked.time} {...asked.creative} open={open} onOpenChange={setOpen} />
      </Suspense>
    ) : null,
  };
}
