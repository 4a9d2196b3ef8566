import { type ReactNode, Suspense, lazy, useState } from 'react';

const CampaignDialog = lazy(() => import('./campaign-dialog.tsx'));

interface Moved {
  readonly analysisIds: readonly string[];
  readonly campaignId: string | null;
  readonly onMoved?: () => void;
}

/** The dialog that puts creatives into a campaign, fetched when it is first asked for. */
export function useMoving(): { ask: (moved: Moved) => void; dialog: ReactNode } {
  const [asked, setAsked] = useState<{ moved: Moved; time: number } | null>(null);
  const [open, setOpen] = useState(false);
  return {
    ask: (moved) => {
      setAsked((before) => ({ moved, time: (before?.time ?? 0) + 1 }));
      setOpen(true);
    },
    dialog: asked ? (
      <Suspense fallback={null}>
        <CampaignDialog key={asked.time} {...asked.moved} open={open} onOpenChange={setOpen} />
      </Suspense>
    ) : null,
  };
}
