import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { ANALYSES_KEY } from './analyses-query.ts';
import { ANALYSIS_KEY } from './analysis-key.ts';
import { call } from '../api-client.ts';

/** Shares the key of the lists, because a change to an analysis also changes the figures of its campaign. */
export const campaignsQuery = queryOptions({
  queryKey: [...ANALYSES_KEY, 'campaigns'],
  queryFn: ({ signal }) => call('listCampaigns', { signal }),
});

/** Where creatives go: an existing campaign, a new one with this name, or none. */
export type Destination =
  | { readonly campaignId: string }
  | { readonly newName: string }
  | { readonly campaignId: null };

export type CampaignChange =
  | { readonly kind: 'move'; readonly analysisIds: readonly string[]; readonly to: Destination }
  | { readonly kind: 'rename'; readonly campaignId: string; readonly name: string }
  | { readonly kind: 'delete'; readonly campaignId: string };

async function change(wanted: CampaignChange): Promise<void> {
  if (wanted.kind === 'rename') {
    const { campaignId, name } = wanted;
    await call('renameCampaign', { body: { campaignId, name } });
  } else if (wanted.kind === 'delete') {
    await call('deleteCampaign', { body: { campaignId: wanted.campaignId } });
  } else {
    const { to } = wanted;
    const { campaignId } =
      'newName' in to ? await call('createCampaign', { body: { name: to.newName } }) : to;
    await call('moveToCampaign', { body: { analysisIds: [...wanted.analysisIds], campaignId } });
  }
}

/** Changes campaigns, then refreshes lists and reports, even if only the first of two calls succeeded. */
export function useCampaignChange() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: () => {
      void client.invalidateQueries({ queryKey: ANALYSIS_KEY });
      return client.invalidateQueries({ queryKey: ANALYSES_KEY });
    },
  });
}
