import { useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/popups/dialog.tsx';
import { DeleteAccountForm } from './delete-account-form.tsx';

/** The typed input is cleared when the dialog closes. */
export function DeleteAccount({ hasPassword }: { hasPassword: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <Dialog
      title="Delete your account?"
      description="Your analyses, creatives and remaining credits are deleted for good, and you are signed out everywhere. This cannot be undone."
      open={open}
      onOpenChange={setOpen}
      trigger={<Button variant="destructive">Delete My Account</Button>}
    >
      <DeleteAccountForm hasPassword={hasPassword} onCancel={() => setOpen(false)} />
    </Dialog>
  );
}
