import { type ComponentType, type ReactNode, useState } from 'react';
import { Notice } from './ui/notice.tsx';

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
): { show: (asked: Asked) => void; dialog: ReactNode } {
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
    dialog: (
      <>
        {last ? <last.Dialog key={last.time} {...last.asked} open={open} onOpenChange={setOpen} /> : null}
        {failed ? <NotOpened onDismiss={() => setFailed(false)} /> : null}
      </>
    ),
  };
}

const NotOpened = ({ onDismiss }: { onDismiss: () => void }) => (
  <div className="fixed inset-x-4 bottom-4 z-50 mx-auto max-w-lg" data-print="hide">
    <Notice kind="error" title="This could not be opened" onDismiss={onDismiss}>
      Check your connection and try again. If that does not help, reload the page.
    </Notice>
  </div>
);
