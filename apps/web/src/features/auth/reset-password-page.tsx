import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { buttonStyle } from '../../components/ui/button-style.ts';
import { Notice } from '../../components/ui/notice.tsx';
import { usePageTitle } from '../../lib/page-title.ts';
import { AccessPage } from './components/access-page.tsx';
import { DeadLink } from './components/dead-link.tsx';
import { NewPasswordForm } from './components/new-password-form.tsx';

/** @param token from the mailed link */
export function ResetPasswordPage({ token }: { token: string | undefined }) {
  const [state, setState] = useState<'open' | 'done' | 'dead'>(token ? 'open' : 'dead');
  usePageTitle('Choose a new password');
  if (state === 'done') {
    return (
      <AccessPage title="Your password was changed">
        <Notice kind="success">You’ve been signed out everywhere. Log in with your new password.</Notice>
        <Link to="/login" className={buttonStyle({ size: 'lg' })}>
          Log in
        </Link>
      </AccessPage>
    );
  }
  return (
    <AccessPage title="Choose a new password">
      {state === 'dead' || !token ? (
        <DeadLink
          action={
            <Link to="/forgot-password" className={buttonStyle({ variant: 'outline', size: 'sm' })}>
              Request a new link
            </Link>
          }
        />
      ) : (
        <NewPasswordForm token={token} onDone={() => setState('done')} onDead={() => setState('dead')} />
      )}
    </AccessPage>
  );
}
