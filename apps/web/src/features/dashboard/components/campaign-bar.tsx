import { type Campaign, LIMITS } from '@adjudge/contract';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { RetryNotice } from '../../../components/load-failed.tsx';
import { NameDialog } from '../../../components/name-dialog.tsx';
import { AlertDialog } from '../../../components/ui/popups/alert-dialog.tsx';
import { shownScore } from '../../../components/ui/scores/band.ts';
import { Button } from '../../../components/ui/button.tsx';
import { keepFocusNear } from '../../../components/ui/keep-focus-near.ts';
import { Notice } from '../../../components/ui/notice.tsx';
import { campaignsQuery, useCampaignChange } from '../../../lib/analyses/campaigns.ts';
import { errorMessage } from '../../../lib/api-client.ts';
import { formatCount } from '../../../lib/format-count.ts';
import type { SearchProps } from '../dashboard-search.ts';

export function CampaignBar({ search, onSearch }: SearchProps) {
  const { data, error, refetch } = useQuery(campaignsQuery);
  const campaign = data?.campaigns.find(({ id }) => id === search.campaign);
  if (search.campaign === undefined) return null;
  const leave = () => onSearch({ campaign: undefined, page: undefined }, { replace: true });
  if (data === undefined) {
    return error ? (
      <div className="mt-4">
        <RetryNotice
          title="Could not load your campaigns"
          onRetry={() => void refetch()}
          actions={<ShowAll onShow={leave} />}
        >
          The list shows one campaign only. {errorMessage(error, 'Please try again.')}
        </RetryNotice>
      </div>
    ) : null;
  }
  if (!campaign) {
    return (
      <div className="mt-4">
        <Notice kind="info" title="This campaign could not be found" actions={<ShowAll onShow={leave} />}>
          It may have been deleted. Its creatives are still in your list.
        </Notice>
      </div>
    );
  }
  return (
    <section aria-label={`Campaign ${campaign.name}`} className="mt-4 border-y border-rule py-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 className="min-w-0 text-lg font-bold wrap-anywhere">{campaign.name}</h2>
        <p className="grow text-sm text-soft">{campaignSummary(campaign)}</p>
        <div className="flex gap-2">
          <RenameCampaign key={campaign.name} campaign={campaign} />
          <DeleteCampaign campaign={campaign} onDeleted={leave} />
        </div>
      </div>
    </section>
  );
}

const ShowAll = ({ onShow }: { onShow: () => void }) => (
  <Button
    variant="outline"
    size="sm"
    onClick={({ currentTarget }) => {
      keepFocusNear(currentTarget);
      onShow();
    }}
  >
    Show all campaigns
  </Button>
);

function campaignSummary({ totalCount, averageScore, bestScore, withReader }: Campaign): string {
  const count = `${formatCount(totalCount)} ${totalCount === 1 ? 'analysis' : 'analyses'}`;
  if (averageScore === null || bestScore === null) return count;
  return `${count} · average ${shownScore(averageScore)} · best ${shownScore(bestScore)}${withReader > 0 ? ', by the checks alone' : ''}`;
}

function RenameCampaign({ campaign: { id, name } }: { campaign: Campaign }) {
  const [open, setOpen] = useState(false);
  const changing = useCampaignChange();
  return (
    <NameDialog
      title="Rename campaign"
      name={name}
      maxLength={LIMITS.campaignNameMax}
      busy={changing.isPending}
      error={changing.error}
      open={open}
      onOpenChange={setOpen}
      onSave={(typed) =>
        changing.mutate({ kind: 'rename', campaignId: id, name: typed }, { onSuccess: () => setOpen(false) })
      }
      trigger={
        <Button variant="outline" size="sm">
          Rename
        </Button>
      }
    />
  );
}

function DeleteCampaign({ campaign, onDeleted }: { campaign: Campaign; onDeleted: () => void }) {
  const [open, setOpen] = useState(false);
  const changing = useCampaignChange();
  const gone = useRef(false);
  return (
    <AlertDialog
      open={open}
      onOpenChange={setOpen}
      title="Delete this campaign?"
      description={`“${campaign.name}” is deleted. Its creatives stay in your list, in no campaign.`}
      confirmLabel="Delete campaign"
      destructive
      busy={changing.isPending}
      error={changing.error ? <Notice kind="error">{changing.error.message}</Notice> : null}
      trigger={
        <Button variant="outline" size="sm">
          Delete
        </Button>
      }
      // The button that was pressed disappears with the campaign.
      focusAfter={() => (gone.current ? document.getElementById('main') : null)}
      onConfirm={() =>
        changing.mutate(
          { kind: 'delete', campaignId: campaign.id },
          {
            onSuccess: () => {
              gone.current = true;
              setOpen(false);
              onDeleted();
            },
          },
        )
      }
    />
  );
}
