import { Link } from '@tanstack/react-router';
import { House, LayoutGrid, type LucideIcon, ScanSearch } from 'lucide-react';
import { PageBody } from '../../components/page-body.tsx';
import { buttonStyle } from '../../components/ui/button-style.ts';
import { RegistrationMark } from '../../components/ui/registration-mark.tsx';
import { usePageTitle } from '../../lib/page-title.ts';

interface HelpCard {
  to: '/' | '/analyze' | '/dashboard';
  title: string;
  text: string;
  icon: LucideIcon;
}

const CARDS: readonly HelpCard[] = [
  { to: '/', title: 'Homepage', text: 'What the light table does.', icon: House },
  { to: '/analyze', title: 'Analyze Ad', text: 'Put a creative on the table.', icon: ScanSearch },
  { to: '/dashboard', title: 'Dashboard', text: 'The ads you have graded.', icon: LayoutGrid },
];

export function NotFoundPage() {
  usePageTitle('Page not found');
  return (
    <PageBody className="max-w-3xl! text-center">
      <RegistrationMark className="mx-auto mt-8 size-12 text-faint" />
      <h1 className="mt-6 text-3xl font-bold tracking-tight">Oops! Page not found.</h1>
      <p className="mt-3 text-soft">
        Nothing is printed at this address. It may have moved, or never have been.
      </p>
      <p className="mt-6">
        <Link to="/" className={buttonStyle({ size: 'lg' })}>
          Go to Homepage
        </Link>
      </p>
      <ul className="mt-14 grid gap-4 text-left sm:grid-cols-3">
        {CARDS.map(({ to, title, text, icon: Icon }) => (
          <li key={to}>
            <Link to={to} className="block h-full border border-rule bg-sheet p-5 hover:border-ink">
              <Icon aria-hidden className="size-5 text-soft" />
              <span className="mt-3 block font-bold">{title}</span>
              <span className="block text-md text-soft">{text}</span>
            </Link>
          </li>
        ))}
      </ul>
    </PageBody>
  );
}
