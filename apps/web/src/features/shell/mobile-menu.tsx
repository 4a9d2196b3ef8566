import { Menu as MenuIcon } from 'lucide-react';
import { Suspense, lazy, useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import type { AuthState } from '../../lib/session/session.ts';

const MobileMenuSheet = lazy(() => import('./mobile-menu-sheet.tsx'));

/** The sheet's code is loaded when it is first opened. */
export function MobileMenu({ status }: { status: AuthState['status'] }) {
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  return (
    <div className="lg:hidden">
      <Button
        variant="ghost"
        size="icon"
        aria-label="Menu"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => {
          setWanted(true);
          setOpen(true);
        }}
      >
        <MenuIcon aria-hidden />
      </Button>
      {wanted ? (
        <Suspense fallback={null}>
          <MobileMenuSheet status={status} open={open} onOpenChange={setOpen} />
        </Suspense>
      ) : null}
    </div>
  );
}
