import { ADMIN_TEXTS } from '@adjudge/contract';
import { QRCodeSVG } from 'qrcode.react';
import { Button } from '../../../components/ui/button.tsx';
import { Notice } from '../../../components/ui/notice.tsx';
import { errorMessage } from '../../../lib/api-client.ts';
import { useBeginSecondFactor, useConfirmSecondFactor } from '../api/second-factor.ts';
import { CodeForm } from './code-form.tsx';

/** Sets up an authenticator app in three steps: begin, enter a code, save the recovery codes. */
export function SetUpSecondFactor({ onDone }: { onDone: () => void }) {
  const begin = useBeginSecondFactor();
  const confirm = useConfirmSecondFactor();
  if (confirm.data) return <RecoveryCodes codes={confirm.data.recoveryCodes} onDone={onDone} />;
  if (!begin.data) {
    return (
      <>
        <p className="max-w-prose text-soft">
          Admin pages open with a password and a code of an authenticator app on your phone. Setting it up
          takes a minute.
        </p>
        {begin.error ? (
          <Notice kind="error">{errorMessage(begin.error, ADMIN_TEXTS.secondFactorFailed)}</Notice>
        ) : null}
        <div>
          <Button busy={begin.isPending} onClick={() => begin.mutate()}>
            Set up an authenticator app
          </Button>
        </div>
      </>
    );
  }
  const { uri, secret } = begin.data;
  return (
    <>
      <p className="max-w-prose text-soft">Scan this with the app, or type the key into it.</p>
      {/* Dark on white in every theme, and with a quiet zone: cameras need both. */}
      <QRCodeSVG
        value={uri}
        size={208}
        level="M"
        marginSize={4}
        fgColor="#15181c"
        bgColor="#ffffff"
        title="QR code for your authenticator app"
        className="h-auto w-52 max-w-full border border-rule"
      />
      <p>
        Key: <span className="font-mono wrap-anywhere">{secret}</span>
      </p>
      <CodeForm
        hint="The 6 digits that the app shows now"
        submit="Confirm"
        error={confirm.error}
        busy={confirm.isPending}
        onCode={(code) => confirm.mutate(code)}
      />
    </>
  );
}

const RecoveryCodes = ({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) => (
  <>
    <Notice kind="success" title="Your authenticator app is set up">
      Save these recovery codes now. Each opens the admin pages once if you lose your phone, and they are not
      shown again.
    </Notice>
    <ul aria-label="Recovery codes" className="grid max-w-md grid-cols-2 gap-2 font-mono">
      {codes.map((code) => (
        <li key={code}>{code}</li>
      ))}
    </ul>
    <div>
      <Button onClick={onDone}>I have saved them</Button>
    </div>
  </>
);
