import { type ComponentType, type ReactNode, Suspense, useState } from 'react';

interface OpenState {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/**
 * One dialog that a page uses for many items. It is remounted each time it is opened.
 * @param Dialog may be lazy; it is then fetched when first opened
 */
export function useOnDemandDialog<Asked extends object>(
  Dialog: ComponentType<Asked & OpenState>,
): { show: (asked: Asked) => void; dialog: ReactNode } {
  const [last, setLast] = useState<{ asked: Asked; time: number } | null>(null);
  const [open, setOpen] = useState(false);
  return {
    show: (asked) => {
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
