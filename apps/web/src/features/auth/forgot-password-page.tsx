import { ACCESS_TEXTS } from '@adjudge/contract';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { Notice } from '../../components/ui/notice.tsx';
import { usePageTitle } from '../../lib/page-title.ts';
import { AccessPage } from './components/access-page.tsx';
import { ForgotPasswordForm } from './components/forgot-password-form.tsx';
import { TEXT_LINK } from './components/text-link.ts';

/** Shows the same message whether or not the address has an account. */
export function ForgotPasswordPage() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  usePageTitle('Forgot your password?');
  return (
    <AccessPage
      title="Forgot your password?"
      intro={
        sentTo === null ? 'Enter your account’s email. We’ll send you a link to choose a new password.' : null
      }
    >
      {sentTo === null ? (
        <ForgotPasswordForm onSent={setSentTo} />
      ) : (
        <Notice
          kind="success"
          title="Check your mailbox"
          actions={
            <Button variant="outline" size="sm" onClick={() => setSentTo(null)}>
              Use another email
            </Button>
          }
        >
          <p>{ACCESS_TEXTS.resetSent}</p>
          <p className="mt-2 text-soft">
            Sent for <strong className="font-semibold text-ink">{sentTo}</strong>. The link works for one
            hour. Check your spam folder, too.
          </p>
        </Notice>
      )}
      <p className="text-md text-soft">
        Remembered it?{' '}
        <Link to="/login" className={TEXT_LINK}>
          Log in
        </Link>
      </p>
    </AccessPage>
  );
}
