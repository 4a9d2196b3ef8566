import { useOnDemandDialog } from './use-on-demand-dialog.tsx';

interface Moved {
  readonly analysisIds: readonly string[];
  readonly campaignId: string | null;
  readonly onMoved?: () => void;
}

/** The dialog that moves creatives into a campaign. */
export const useCampaignDialog = () => useOnDemandDialog<Moved>(() => import('./campaign-dialog.tsx'));

interface Named {
  readonly analysisId: string;
  readonly name: string;
}

/** The dialog that renames a creative. */
export const useRenameDialog = () => useOnDemandDialog<Named>(() => import('./rename-dialog.tsx'));
