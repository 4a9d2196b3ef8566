import { LIMITS } from '@adjudge/contract';
import { useRenameCreative } from '../lib/analyses/rename-creative.ts';
import { NameDialog } from './name-dialog.tsx';

interface RenameDialogProps {
  analysisId: string;
  name: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export default function RenameDialog({ analysisId, name, open, onOpenChange }: RenameDialogProps) {
  const renaming = useRenameCreative(analysisId);
  return (
    <NameDialog
      title="Rename creative"
      name={name}
      hint="Leave it empty to use the name of the file."
      maxLength={LIMITS.creativeNameMax}
      busy={renaming.isPending}
      error={renaming.error}
      open={open}
      onOpenChange={onOpenChange}
      onSave={(typed) => renaming.mutate(typed, { onSuccess: () => onOpenChange(false) })}
    />
  );
}
