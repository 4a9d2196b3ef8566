import { ACCESS_TEXTS, type AccountDetails, type User } from '@adjudge/contract';
import { Badge } from '../../../components/ui/badge.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Notice } from '../../../components/ui/notice.tsx';
import { errorMessage } from '../../../lib/api-client.ts';
import { useSendVerification } from '../api/send-verification.ts';
import { Card } from './card.tsx';

type VerificationCardProps = Pick<AccountDetails, 'email' | 'emailVerified'> & Pick<User, 'trialWaits'>;

export function VerificationCard({ email, emailVerified, trialWaits }: VerificationCardProps) {
  if (emailVerified) {
    return (
      <Card title="Email Verification" aside={<Badge tone="good">Verified</Badge>}>
        <p className="wrap-anywhere text-soft">{email} is yours.</p>
      </Card>
    );
  }
  return (
    <Card title="Email Verification" aside={<Badge tone="mid">Not verified</Badge>}>
      <SendVerification email={email} trialWaits={trialWaits} />
    </Card>
  );
}

function SendVerification({ email, trialWaits }: Pick<VerificationCardProps, 'email' | 'trialWaits'>) {
  const sending = useSendVerification();
  return (
    <>
      {sending.isSuccess ? (
        <Notice kind="success" title={ACCESS_TEXTS.verificationSent}>
          We sent it to {email}. Open the link in it, and check your spam folder, too.
        </Notice>
      ) : (
        <p className="wrap-anywhere text-soft">
          {trialWaits
            ? `Verify ${email} to get your free gradings, and so that you can always recover your account.`
            : `Verify ${email} so that you can always recover your account.`}
        </p>
      )}
      {sending.error ? (
        <Notice kind="error">{errorMessage(sending.error, ACCESS_TEXTS.mailFailed)}</Notice>
      ) : null}
      <div>
        <Button variant="outline" size="sm" busy={sending.isPending} onClick={() => sending.mutate()}>
          {sending.isSuccess ? 'Send Again' : 'Send Verification Email'}
        </Button>
      </div>
    </>
  );
}
