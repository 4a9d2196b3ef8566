import type { User } from '@adjudge/contract';
import { Link } from '@tanstack/react-router';
import { CircleUser } from 'lucide-react';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../components/lazy-part.ts';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { buttonStyle } from '../../components/ui/button-style.ts';
import { type AuthState, useAuth } from '../../lib/session/session.ts';
import { Brand } from './brand.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { navigationFor } from './navigation.ts';
import { ThemeToggle } from './theme-toggle.tsx';

/** Reloads the page, which also fetches the menu again. */
const AccountLink = ({ user }: { user: User }) => (
  <Link to="/account" reloadDocument className="grid size-11 place-items-center rounded-full">
    <span className="sr-only">My Account: {user.displayName}</span>
    <CircleUser aria-hidden className="size-6" />
  </Link>
);

const UserMenu = lazyPart(() => import('./user-menu.tsx'), AccountLink);

export function SiteHeader() {
  const auth = useAuth();
  const [menuFailed, setMenuFailed] = useState(false);
  return (
    <header data-print="hide" className="border-b border-rule">
      <div className="mx-auto flex h-16 max-w-[85rem] items-center gap-8 px-4.5 sm:px-10">
        <Brand />
        <nav aria-label="Main" className="hidden grow gap-6 lg:flex">
          {navigationFor(auth.status).map(({ to, label }) => (
            <Link
              key={to}
              to={to}
              activeOptions={{ exact: to === '/', includeSearch: false }}
              className="text-md text-soft hover:text-ink"
              activeProps={{ className: 'font-bold text-ink!' }}
            >
              {label}
            </Link>
          ))}
        </nav>
        <div className="ml-auto flex items-center gap-2">
          <ThemeToggle />
          <Account auth={auth} />
          <MobileMenu onFailed={setMenuFailed} />
        </div>
      </div>
      {menuFailed ? (
        <p
          role="alert"
          className="border-t border-mid bg-mid-tint px-4.5 py-2 text-md text-mid-text lg:hidden"
        >
          The menu could not be loaded. Reload the page, or use the links at its foot.
        </p>
      ) : null}
    </header>
  );
}

const AVATAR_PLACE = (
  <span className="grid size-11 place-items-center">
    <span className="block size-9 overflow-hidden rounded-full">
      <Skeleton className="size-full" />
    </span>
  </span>
);

function Account({ auth }: { auth: AuthState }) {
  if (auth.status === 'loading') return AVATAR_PLACE;
  if (auth.status === 'authenticated') {
    return (
      <Suspense fallback={AVATAR_PLACE}>
        <UserMenu user={auth.user} />
      </Suspense>
    );
  }
  return (
    <div className="hidden gap-2 lg:flex">
      <Link to="/login" className={buttonStyle({ variant: 'ghost' })}>
        Login
      </Link>
      <Link to="/signup" className={buttonStyle()}>
        Sign Up
      </Link>
    </div>
  );
}
