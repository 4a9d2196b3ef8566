import { EllipsisVertical, EyeOff, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { Menu, MenuItem } from '../../../components/ui/popups/menu.tsx';
import { type ModerationDeed, ModerationDialog } from './moderation-dialog.tsx';

interface ReportModerationProps {
  analysisId: string;
  isPublic: boolean;
  onDone: (deed: ModerationDeed) => void;
}

/** On a report itself: what an admin may do with it, no matter whose it is. */
export function ReportModeration({ analysisId, isPublic, onDone }: ReportModerationProps) {
  const [deed, setDeed] = useState<ModerationDeed | null>(null);
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
          <MenuItem onSelect={() => setDeed('make-private')}>
            <EyeOff aria-hidden />
            Make private
          </MenuItem>
        ) : null}
        <MenuItem destructive onSelect={() => setDeed('delete')}>
          <Trash2 aria-hidden />
          Delete report
        </MenuItem>
      </Menu>
      {deed ? (
        <ModerationDialog
          report={{ publicId: analysisId }}
          deed={deed}
          onClose={() => setDeed(null)}
          onDone={() => onDone(deed)}
        />
      ) : null}
    </>
  );
}
