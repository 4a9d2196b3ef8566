import { LIMITS } from '@adjudge/contract';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { campaignsQuery, useCampaignChange } from '../lib/analyses/campaigns.ts';
import { Button } from './ui/button.tsx';
import { Dialog } from './ui/popups/dialog.tsx';
import { Notice } from './ui/notice.tsx';
import { Select } from './ui/fields/select.tsx';
import { TextField } from './ui/fields/text-field.tsx';

interface CampaignDialogProps {
  analysisIds: readonly string[];
  /** The campaign that all of them are in now; null when in none, or in several. */
  campaignId: string | null;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onMoved?: (() => void) | undefined;
}

const NONE = 'none';
const NEW = 'new';

/** Asks which campaign the creatives should go into. Remount it for other creatives. */
export default function CampaignDialog(props: CampaignDialogProps) {
  const { analysisIds, campaignId, open, onOpenChange, onMoved } = props;
  const { data } = useQuery(campaignsQuery);
  const [chosen, setChosen] = useState<string | null>(null);
  const [newName, setNewName] = useState('');
  const changing = useCampaignChange();
  const campaigns = data?.campaigns ?? [];
  // A user without campaigns is here to create one.
  const value = chosen ?? campaignId ?? (data && campaigns.length === 0 ? NEW : NONE);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (changing.isPending) return;
    const to = value === NEW ? { newName } : { campaignId: value === NONE ? null : value };
    changing.mutate(
      { kind: 'move', analysisIds, to },
      {
        onSuccess: () => {
          onOpenChange(false);
          onMoved?.();
        },
      },
    );
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={
        analysisIds.length === 1 ? 'Move to a campaign' : `Move ${analysisIds.length} creatives to a campaign`
      }
      description="A creative is in one campaign or none. All its versions go with it."
      actions={
        <Button type="submit" form="move-to-campaign" busy={changing.isPending}>
          Move
        </Button>
      }
    >
      <form id="move-to-campaign" noValidate className="grid gap-4" onSubmit={submit}>
        <Select
          label="Campaign"
          value={value}
          onChange={setChosen}
          options={[
            { value: NONE, label: 'No campaign' },
            ...campaigns.map(({ id, name }) => ({ value: id, label: name })),
            { value: NEW, label: 'New campaign…' },
          ]}
        />
        {value === NEW ? (
          <TextField
            label="Name of the new campaign"
            maxLength={LIMITS.campaignNameMax}
            autoComplete="off"
            value={newName}
            onChange={(event) => setNewName(event.target.value)}
          />
        ) : null}
        <div className="empty:hidden" aria-live="polite">
          {changing.error ? (
            <Notice kind="error">{changing.error.message || 'The campaign could not be changed.'}</Notice>
          ) : null}
        </div>
      </form>
    </Dialog>
  );
}
