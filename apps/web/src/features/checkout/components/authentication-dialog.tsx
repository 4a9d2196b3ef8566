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
    title="Your bank asks"
    description={`Is it you who pays? ${PAYMENT_TEXTS.testMode} A real bank would ask here in its own way.`}
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
