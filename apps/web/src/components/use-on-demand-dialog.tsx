import { type ComponentType, type ReactNode, useState } from 'react';

interface OpenState {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

interface Shown<Asked extends object> {
  readonly Dialog: ComponentType<Asked & OpenState>;
  readonly asked: Asked;
  readonly time: number;
}

/**
 * One dialog that a page uses for many items. Its code is fetched when it is first opened, and it is remounted each time.
 * If the code cannot be fetched, a notice says so: `lazy` would replace the whole page, and remember the failure.
 */
export function useOnDemandDialog<Asked extends object>(
  load: () => Promise<{ default: ComponentType<Asked & OpenState> }>,
): { show: (asked: Asked) => void; open: boolean; dialog: ReactNode } {
  const [last, setLast] = useState<Shown<Asked> | null>(null);
  const [open, setOpen] = useState(false);
  const [failed, setFailed] = useState(false);
  const show = async (asked: Asked): Promise<void> => {
    setFailed(false);
    const code = await load().catch(() => null);
    if (!code) return setFailed(true);
    setLast((before) => ({ Dialog: code.default, asked, time: (before?.time ?? 0) + 1 }));
    setOpen(true);
  };
  return {
    show: (asked) => void show(asked),
    open,
    dialog: (
      <>
        {last ? <last.Dialog key={last.time} {...last.asked} open={open} onOpenChange={setOpen} /> : null}
        {failed ? <NotOpened onDismiss={() => setFailed(false)} /> : null}
      </>
    ),
  };
}

/** Plainer than `Notice`, which the home page would load just for this. */
const NotOpened = ({ onDismiss }: { onDismiss: () => void }) => (
  <div
    role="alert"
    data-print="hide"
    className="fixed inset-x-4 bottom-4 z-50 mx-auto max-w-lg border-l-3 border-poor bg-poor-tint px-4 py-3 text-md"
  >
    <p className="font-semibold">This could not be opened</p>
    <p>Check your connection and try again. If that does not help, reload the page.</p>
    <button type="button" onClick={onDismiss} className="mt-2 min-h-6 underline">
      Dismiss
    </button>
  </div>
);
