import { Menu as MenuIcon } from 'lucide-react';
import { Suspense, lazy, useState } from 'react';
import { Button } from '../../components/ui/button.tsx';

const Sheet = lazy(() => import('./mobile-menu-sheet.tsx'));

/** The sheet's code is loaded when it is first opened. */
export function MobileMenu() {
  const [open, setOpen] = useState<boolean>();
  return (
    <div className="lg:hidden">
      <Button
        variant="ghost"
        size="icon"
        aria-label="Menu"
        aria-haspopup="dialog"
        aria-expanded={open ?? false}
        onClick={() => setOpen(true)}
      >
        <MenuIcon aria-hidden />
      </Button>
      {open === undefined ? null : (
        <Suspense>
          <Sheet open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </div>
  );
}
