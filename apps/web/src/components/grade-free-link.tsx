import { Link } from '@tanstack/react-router';
import { useAuth } from '../lib/session/session.ts';
import { buttonStyle } from './ui/button-style.ts';

/** Leads to a first grading, by way of the sign-up page for visitors without an account. */
export const GradeFreeLink = () => (
  <Link
    to={useAuth().status === 'authenticated' ? '/analyze' : '/signup'}
    className={buttonStyle({ size: 'lg' })}
  >
    Grade Your Ad Free
  </Link>
);
