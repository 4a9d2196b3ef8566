import { useQuery } from '@tanstack/react-query';
import { Folder } from 'lucide-react';
import { Button } from '../../../components/ui/button.tsx';
import { useCampaignDialog } from '../../../components/on-demand-dialogs.ts';
import { campaignsQuery } from '../../../lib/analyses/campaigns.ts';

interface CampaignButtonProps {
  analysisId: string;
  campaignId: string | null;
}

export default function CampaignButton({ analysisId, campaignId }: CampaignButtonProps) {
  const moving = useCampaignDialog();
  const { data } = useQuery({ ...campaignsQuery, enabled: campaignId !== null });
  const name = data?.campaigns.find(({ id }) => id === campaignId)?.name;
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        className="max-w-full shrink!"
        onClick={() => moving.show({ analysisIds: [analysisId], campaignId })}
      >
        <Folder aria-hidden />
        <span className="truncate">
          {campaignId === null ? 'Add to a campaign' : `Campaign: ${name ?? '…'}`}
        </span>
      </Button>
      {moving.dialog}
    </>
  );
}
