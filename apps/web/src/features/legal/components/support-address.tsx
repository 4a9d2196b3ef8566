import { BRAND } from '@adjudge/contract';
import { Link } from '@tanstack/react-router';

/** The two ways to contact us, for use inside a sentence. */
export const SupportAddress = () => (
  <>
    <a href={`mailto:${BRAND.supportEmail}`}>{BRAND.supportEmail}</a> or the{' '}
    <Link to="/contact">contact page</Link>
  </>
);
