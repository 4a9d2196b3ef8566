import { PAYMENT_TEXTS } from '@adjudge/contract';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/popups/dialog.tsx';

interface AuthenticationDialogProps {
  open: boolean;
  onAnswer: (answer: 'complete' | 'fail') => void;
}

/** Simulates the page of the buyer's bank. Closing it counts as a refusal. */
export const AuthenticationDialog = ({ open, onAnswer }: AuthenticationDialogProps) => (
  <Dialog
    title="Confirm with your bank"
    description={`Are you making this payment? ${PAYMENT_TEXTS.testMode} A real bank would show its own question here.`}
    open={open}
    onOpenChange={(next) => {
      if (!next) onAnswer('fail');
    }}
    actions={
      <>
        <Button variant="outline" onClick={() => onAnswer('fail')}>
          Fail authentication
        </Button>
        <Button onClick={() => onAnswer('complete')}>Complete authentication</Button>
      </>
    }
  />
);
