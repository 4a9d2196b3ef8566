import { lazy } from 'react';
import { useOnDemandDialog } from './use-on-demand-dialog.tsx';

const CampaignDialog = lazy(() => import('./campaign-dialog.tsx'));
const RenameDialog = lazy(() => import('./rename-dialog.tsx'));

interface Moved {
  readonly analysisIds: readonly string[];
  readonly campaignId: string | null;
  readonly onMoved?: () => void;
}

/** The dialog that moves creatives into a campaign. */
export const useCampaignDialog = () => useOnDemandDialog<Moved>(CampaignDialog);

interface Named {
  readonly analysisId: string;
  readonly name: string;
}

/** The dialog that renames a creative. */
export const useRenameDialog = () => useOnDemandDialog<Named>(RenameDialog);
