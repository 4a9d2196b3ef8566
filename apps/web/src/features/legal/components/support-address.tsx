import { Link } from '@tanstack/react-router';
import { supportEmail } from '../../../lib/support-email.ts';

/** The two ways to contact us, for use inside a sentence. */
export const SupportAddress = () => (
  <>
    <a href={`mailto:${supportEmail()}`}>{supportEmail()}</a> or the <Link to="/contact">contact page</Link>
  </>
);
