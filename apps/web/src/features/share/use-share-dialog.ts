import { useOnDemandDialog } from '../../components/use-on-demand-dialog.tsx';

interface SharedReport {
  readonly analysisId: string;
  readonly isPublic: boolean;
}

/** The dialog that shares a report. */
export const useShareDialog = () =>
  useOnDemandDialog<SharedReport>(() => import('./components/share-dialog.tsx'));
