import { ACCESS_TEXTS } from '@adjudge/contract';
import { Link } from '@tanstack/react-router';
import { Button } from '../../components/ui/button.tsx';
import { buttonStyle } from '../../components/ui/button-style.ts';
import { Notice } from '../../components/ui/notice.tsx';
import { usePageTitle } from '../../lib/page-title.ts';
import { useAuth } from '../../lib/session/session.ts';
import { useVerifyEmail, verifyEmailErrorText } from './api/verify-email.ts';
import { AccessPage } from './components/access-page.tsx';
import { DeadLink } from './components/dead-link.tsx';

const GradeLink = () => (
  <Link to="/analyze" className={buttonStyle({ size: 'lg' })}>
    Grade an ad
  </Link>
);

/**
 * Requires a click: mail filters open links, and that must not verify an address.
 * @param token from the mailed link
 */
export function VerifyEmailPage({ token }: { token: string | undefined }) {
  const verification = useVerifyEmail();
  const auth = useAuth();
  usePageTitle('Verify your email');
  if (verification.isSuccess) {
    return (
      <AccessPage title="Your email is verified">
        <Notice kind="success">Thank you. You’re all set.</Notice>
        <GradeLink />
      </AccessPage>
    );
  }
  const isDead = !token || verification.error?.message === ACCESS_TEXTS.linkDead;
  if (isDead && auth.status === 'authenticated' && auth.user.emailVerified) {
    return (
      <AccessPage title="Verify your email">
        <Notice kind="info">{ACCESS_TEXTS.verifiedAlready}</Notice>
        <GradeLink />
      </AccessPage>
    );
  }
  return (
    <AccessPage title="Verify your email" intro={isDead ? null : 'One click confirms this is your email.'}>
      {isDead ? (
        <DeadLink action={<p className="text-soft">Your account page sends you a new one.</p>} />
      ) : (
        <>
          {verification.error ? (
            <Notice kind="error">{verifyEmailErrorText(verification.error)}</Notice>
          ) : null}
          <Button size="lg" busy={verification.isPending} onClick={() => verification.mutate(token)}>
            {verification.isPending ? 'Verifying...' : 'Verify my email'}
          </Button>
        </>
      )}
    </AccessPage>
  );
}
