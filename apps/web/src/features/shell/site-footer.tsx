import { BRAND } from '@adjudge/contract';
import { Link } from '@tanstack/react-router';
import { Brand } from './brand.tsx';

const LINK = 'inline-flex min-h-11 items-center text-md text-soft hover:text-ink lg:min-h-8';

const YEAR = new Date().getFullYear();

/** Columns hold only pages that exist; a social address that is not configured is not drawn. */
export const SiteFooter = () => (
  <footer data-print="hide" className="mt-16 border-t border-rule">
    <div className="mx-auto flex max-w-[90rem] flex-wrap justify-between gap-x-16 gap-y-8 px-4.5 py-10 sm:px-10">
      <div className="max-w-xs">
        <Brand />
        <p className="mt-1 text-md text-soft">
          {BRAND.tagline}. Every point is measured, explained, and drawn on the creative.
        </p>
      </div>
      <div className="flex gap-16">
        <nav aria-label="Product">
          <h2 className="text-sm font-bold">Product</h2>
          <ul className="mt-2">
            <li>
              <Link to="/analyze" className={LINK}>
                Analyze an ad
              </Link>
            </li>
            <li>
              <Link to="/dashboard" className={LINK}>
                Dashboard
              </Link>
            </li>
            <li>
              <Link to="/pricing" className={LINK}>
                Pricing
              </Link>
            </li>
            <li>
              <Link to="/checks" className={LINK}>
                What is checked
              </Link>
            </li>
            <li>
              <Link to="/accuracy" className={LINK}>
                How accurate it is
              </Link>
            </li>
          </ul>
        </nav>
        <nav aria-label="Company">
          <h2 className="text-sm font-bold">Company</h2>
          <ul className="mt-2">
            <li>
              <Link to="/contact" className={LINK}>
                Contact us
              </Link>
            </li>
            {BRAND.social.map(({ name, url }) => (
              <li key={name}>
                <a href={url} className={LINK}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </div>
    <p className="mx-auto max-w-[90rem] px-4.5 pb-8 text-sm text-soft sm:px-10">
      © {YEAR} {BRAND.company}. All rights reserved.
    </p>
  </footer>
);
