import { EllipsisVertical, EyeOff, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { Menu, MenuItem } from '../../../components/ui/popups/menu.tsx';
import { type ModerationAction, ModerationDialog } from './moderation-dialog.tsx';

interface ReportModerationProps {
  analysisId: string;
  isPublic: boolean;
  onDone: (action: ModerationAction) => void;
}

/** Admin actions on a report page. They work on any user's report. */
export function ReportModeration({ analysisId, isPublic, onDone }: ReportModerationProps) {
  const [action, setAction] = useState<ModerationAction | null>(null);
  return (
    <>
      <Menu
        trigger={
          <Button variant="outline">
            <EllipsisVertical aria-hidden />
            Moderate
          </Button>
        }
      >
        {isPublic ? (
          <MenuItem onSelect={() => setAction('make-private')}>
            <EyeOff aria-hidden />
            Make private
          </MenuItem>
        ) : null}
        <MenuItem destructive onSelect={() => setAction('delete')}>
          <Trash2 aria-hidden />
          Delete report
        </MenuItem>
      </Menu>
      {action ? (
        <ModerationDialog
          report={{ publicId: analysisId }}
          action={action}
          onClose={() => setAction(null)}
          onDone={() => onDone(action)}
        />
      ) : null}
    </>
  );
}
