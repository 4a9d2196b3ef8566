import { Link } from '@tanstack/react-router';
import { House, type LucideIcon, Mail, ScanSearch, Tag } from 'lucide-react';
import { DeadEndPage } from '../../components/dead-end-page.tsx';
import { buttonStyle } from '../../components/ui/button-style.ts';
import { usePageTitle } from '../../lib/page-title.ts';

interface HelpCard {
  to: '/' | '/analyze' | '/pricing' | '/contact';
  title: string;
  text: string;
  icon: LucideIcon;
}

const CARDS: readonly HelpCard[] = [
  { to: '/', title: 'Homepage', text: 'What Adjudge does.', icon: House },
  { to: '/analyze', title: 'Analyze Ad', text: 'Grade a creative.', icon: ScanSearch },
  { to: '/pricing', title: 'Pricing', text: 'Packages of gradings, paid once.', icon: Tag },
  { to: '/contact', title: 'Contact Us', text: 'Ask a person.', icon: Mail },
];

export function NotFoundPage() {
  usePageTitle('Page not found');
  return (
    <DeadEndPage
      title="Oops! Page not found."
      text="There’s nothing at this address. It may have moved."
      action={
        <Link to="/" className={buttonStyle({ size: 'lg' })}>
          Go to Homepage
        </Link>
      }
    >
      <ul className="mt-14 grid gap-4 text-left sm:grid-cols-2">
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
    </DeadEndPage>
  );
}
