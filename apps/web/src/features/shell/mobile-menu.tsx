import { Menu as MenuIcon } from 'lucide-react';
import { Button } from '../../components/ui/button.tsx';
import { useOnDemandDialog } from '../../components/use-on-demand-dialog.tsx';

/** The sheet's code is loaded when it is first opened. */
export function MobileMenu() {
  const sheet = useOnDemandDialog<object>(() => import('./mobile-menu-sheet.tsx'));
  return (
    <div className="lg:hidden">
      <Button
        variant="ghost"
        size="icon"
        aria-label="Menu"
        aria-haspopup="dialog"
        aria-expanded={sheet.open}
        onClick={() => sheet.show({})}
      >
        <MenuIcon aria-hidden />
      </Button>
      {sheet.dialog}
    </div>
  );
}
