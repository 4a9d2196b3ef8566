import { Link } from '@tanstack/react-router';
import { useAuth } from '../lib/session/session.ts';
import { buttonStyle } from './ui/button-style.ts';

/** To a first grading: by way of an account for somebody who has none. */
export const GradeFreeLink = () => (
  <Link
    to={useAuth().status === 'authenticated' ? '/analyze' : '/signup'}
    className={buttonStyle({ size: 'lg' })}
  >
    Grade Your Ad Free
  </Link>
);
