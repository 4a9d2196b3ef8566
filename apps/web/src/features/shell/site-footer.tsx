import { BRAND } from '@adjudge/contract';
import { Link } from '@tanstack/react-router';
import { Brand } from './brand.tsx';

const LINK =
  'inline-flex min-h-11 items-center py-2 text-md leading-tight text-soft hover:text-ink lg:min-h-8 lg:py-0';

/** On prerendered pages this is the year of the build. */
const YEAR = new Date().getFullYear();

const COLUMNS = [
  {
    title: 'Product',
    links: [
      { to: '/analyze', label: 'Analyze an ad' },
      { to: '/dashboard', label: 'Dashboard' },
      { to: '/pricing', label: 'Pricing' },
      { to: '/faq', label: 'FAQ' },
      { to: '/checks', label: 'What is checked' },
      { to: '/accuracy', label: 'How accurate it is' },
    ],
  },
  {
    title: 'Legal',
    links: [
      { to: '/privacy-policy', label: 'Privacy Policy' },
      { to: '/terms-and-conditions', label: 'Terms and Conditions' },
      { to: '/refund-and-cancellation', label: 'Refund and Cancellation' },
    ],
  },
  {
    title: 'Company',
    links: [
      { to: '/about', label: 'About' },
      { to: '/contact', label: 'Contact us' },
    ],
  },
] as const;

/** Links only to pages that exist. Social accounts that are not configured are left out. */
export const SiteFooter = () => (
  <footer data-print="hide" className="mt-16 border-t border-rule">
    <div className="mx-auto flex max-w-[85rem] flex-wrap justify-between gap-x-16 gap-y-8 px-4.5 py-10 sm:px-10">
      <div className="max-w-xs">
        <Brand />
        <p className="mt-1 text-md text-soft">
          {BRAND.tagline}. Every point is measured, explained and, where possible, marked on your ad.
        </p>
      </div>
      <div className="grid grow grid-cols-2 gap-x-8 gap-y-8 sm:flex sm:grow-0 sm:gap-x-16">
        {COLUMNS.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <h2 className="text-sm font-bold">{title}</h2>
            <ul className="mt-2">
              {links.map(({ to, label }) => (
                <li key={to}>
                  <Link to={to} className={LINK}>
                    {label}
                  </Link>
                </li>
              ))}
              {title === 'Company' ? <SocialLinks /> : null}
            </ul>
          </nav>
        ))}
      </div>
    </div>
    <p suppressHydrationWarning className="mx-auto max-w-[85rem] px-4.5 pb-8 text-sm text-soft sm:px-10">
      © {YEAR} {BRAND.company}. All rights reserved.
    </p>
  </footer>
);

const SocialLinks = () =>
  BRAND.social.map(({ name, url }) => (
    <li key={name}>
      <a href={url} className={LINK}>
        {name}
      </a>
    </li>
  ));
