import type { AdminUser } from '@adjudge/contract';
import { AlertDialog } from '../../../components/ui/popups/alert-dialog.tsx';
import { Notice } from '../../../components/ui/notice.tsx';
import { useSetStatus } from '../api/admin-changes.ts';

const SUSPEND =
  'The user is signed out everywhere and cannot sign in, and the account’s public reports are hidden. Nothing is deleted, and you can reopen the account.';
const REOPEN = 'It can sign in again, and its public reports are shown again.';

export function StatusDialog({ user, onClose }: { user: AdminUser; onClose: () => void }) {
  const change = useSetStatus();
  const suspends = user.status !== 'suspended';
  return (
    <AlertDialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={suspends ? `Suspend ${user.email}?` : `Reopen ${user.email}?`}
      description={suspends ? SUSPEND : REOPEN}
      confirmLabel={suspends ? 'Suspend account' : 'Reopen account'}
      destructive={suspends}
      busy={change.isPending}
      error={change.error ? <Notice kind="error">{change.error.message}</Notice> : null}
      onConfirm={() =>
        change.mutate({ userId: user.id, status: suspends ? 'suspended' : 'active' }, { onSuccess: onClose })
      }
    />
  );
}
