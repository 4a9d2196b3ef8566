import { THIRD_PARTY_TEXTS, type ThirdParty } from '@adjudge/contract';
import { useQuery } from '@tanstack/react-query';
import { AppWindow, Check } from 'lucide-react';
import { type RefObject, useRef } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { Notice } from '../../../components/ui/notice.tsx';
import { settingsQuery } from '../api/settings-query.ts';
import { type Connection, useThirdParty } from '../api/third-party.ts';

/** Shown only when the server has a third-party sign-in configured. */
export function ThirdPartyButton() {
  const provider = useQuery(settingsQuery).data?.thirdParty;
  return provider ? <ConnectButton provider={provider} /> : null;
}

function ConnectButton({ provider: { id, name } }: { provider: ThirdParty }) {
  const { connection, connect, reset } = useThirdParty(id);
  const button = useRef<HTMLButtonElement>(null);
  const connecting = connection.kind === 'connecting';
  return (
    <section aria-label={`Sign in with ${name}`} className="mt-6 grid gap-4">
      <p className="flex items-center gap-3 text-sm text-soft before:grow before:border-t before:border-rule after:grow after:border-t after:border-rule">
        or
      </p>
      <Outcome connection={connection} button={button} onReset={reset} />
      <Button
        ref={button}
        variant="outline"
        size="lg"
        className="h-auto min-h-12 w-full py-2 whitespace-normal"
        busy={connecting || connection.kind === 'success'}
        onClick={() => void connect()}
      >
        {connecting ? null : connection.kind === 'success' ? (
          <Check aria-hidden />
        ) : (
          <AppWindow aria-hidden />
        )}
        {connecting ? 'Connecting...' : connection.kind === 'success' ? 'Signed in' : `Continue with ${name}`}
      </Button>
      <p aria-live="polite" className="text-sm text-soft">
        {connecting
          ? `Continue in the ${name} window.`
          : `Opens a ${name} window. By continuing you agree to the terms and conditions.`}
      </p>
    </section>
  );
}

interface OutcomeProps {
  connection: Connection;
  button: RefObject<HTMLButtonElement | null>;
  onReset: () => void;
}

function Outcome({ connection, button, onReset }: OutcomeProps) {
  switch (connection.kind) {
    case 'closed':
      return <Notice kind="info">{THIRD_PARTY_TEXTS.popupClosed}</Notice>;
    case 'error':
      return <Notice kind="error">{connection.text}</Notice>;
    case 'linking':
      return (
        <Notice
          kind="warning"
          title={THIRD_PARTY_TEXTS.accountExists}
          actions={
            <Button
              size="sm"
              onClick={() => {
                onReset();
                button.current?.focus();
              }}
            >
              Got it
            </Button>
          }
        >
          {connection.text}
        </Notice>
      );
    default:
      return null;
  }
}
