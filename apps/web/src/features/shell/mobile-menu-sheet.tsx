import { Link } from '@tanstack/react-router';
import { buttonStyle } from '../../components/ui/button-style.ts';
import { Sheet } from '../../components/ui/popups/sheet.tsx';
import { useAuth } from '../../lib/session/session.ts';
import { navigationFor } from './navigation.ts';

interface MobileMenuSheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The page behind does not scroll while the sheet is open. Choosing a link closes it. */
export default function MobileMenuSheet({ open, onOpenChange }: MobileMenuSheetProps) {
  const { status } = useAuth();
  const close = () => onOpenChange(false);
  return (
    <Sheet title="Menu" side="right" open={open} onOpenChange={onOpenChange}>
      <nav aria-label="Main" className="grid">
        {navigationFor(status).map(({ to, label }) => (
          <Link
            key={to}
            to={to}
            onClick={close}
            activeOptions={{ exact: to === '/', includeSearch: false }}
            className="flex min-h-12 items-center border-b border-rule-soft text-lg"
            activeProps={{ className: 'font-bold' }}
          >
            {label}
          </Link>
        ))}
      </nav>
      {status === 'unauthenticated' ? (
        <div className="mt-6 grid gap-3">
          <Link to="/login" onClick={close} className={buttonStyle({ variant: 'outline', size: 'lg' })}>
            Login
          </Link>
          <Link to="/signup" onClick={close} className={buttonStyle({ size: 'lg' })}>
            Sign Up
          </Link>
        </div>
      ) : null}
    </Sheet>
  );
}
