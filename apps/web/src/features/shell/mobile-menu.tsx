import { Menu as MenuIcon } from 'lucide-react';
import { type ComponentProps, type ComponentType, useState } from 'react';
import { Button } from '../../components/ui/button.tsx';

type Sheet = ComponentType<ComponentProps<typeof import('./mobile-menu-sheet.tsx').default>>;

/**
 * The sheet's code is loaded when it is first opened. If that fails, the page stays as it is and the next press tries again:
 * `lazy` would replace the page, and remember the failure.
 */
export function MobileMenu({ onFailed }: { onFailed: (failed: boolean) => void }) {
  const [Sheet, setSheet] = useState<Sheet | null>(null);
  const [open, setOpen] = useState(false);
  const show = async (): Promise<void> => {
    onFailed(false);
    const code = await import('./mobile-menu-sheet.tsx').catch(() => null);
    if (code) setSheet(() => code.default);
    setOpen(code !== null);
    onFailed(code === null);
  };
  return (
    <div className="lg:hidden">
      <Button
        variant="ghost"
        size="icon"
        aria-label="Menu"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => void show()}
      >
        <MenuIcon aria-hidden />
      </Button>
      {Sheet ? <Sheet open={open} onOpenChange={setOpen} /> : null}
    </div>
  );
}
