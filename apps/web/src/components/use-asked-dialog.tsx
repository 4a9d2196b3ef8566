import { type ComponentType, type ReactNode, Suspense, useState } from 'react';

interface OpenState {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/**
 * A dialog of which a page shows one for many things, mounted again each time it is asked for.
 * @param Dialog may be lazy: it is fetched when it is first asked for
 */
export function useAskedDialog<Asked extends object>(
  Dialog: ComponentType<Asked & OpenState>,
): { ask: (asked: Asked) => void; dialog: ReactNode } {
  const [last, setLast] = useState<{ asked: Asked; time: number } | null>(null);
  const [open, setOpen] = useState(false);
  return {
    ask: (asked) => {
      setLast((before) => ({ asked, time: (before?.time ?? 0) + 1 }));
      setOpen(true);
    },
    dialog: last ? (
      <Suspense fallback={null}>
        <Dialog key={last.time} {...last.asked} open={open} onOpenChange={setOpen} />
      </Suspense>
    ) : null,
  };
}
