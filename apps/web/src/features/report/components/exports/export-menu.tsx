import { type AnalyzedCreative, type User, hasPaid } from '@adjudge/contract';
import { Suspense, lazy, useState } from 'react';
import { ExportButton } from './export-button.tsx';

interface ExportMenuProps {
  analysis: AnalyzedCreative;
  user: Pick<User, 'isPaidUser' | 'currentPlan' | 'role'>;
}

/** Loaded after the report, not as a part of it: the menu code weighs half as much as a report. */
const PaidExportMenu = lazy(() => import('./paid-export-menu.tsx'));
/** Loaded on demand. */
const ExportOffer = lazy(() => import('./export-offer.tsx'));

/** Opens the export menu. On the free trial, it shows what could be exported instead. */
export function ExportMenu({ analysis, user }: ExportMenuProps) {
  const [asked, setAsked] = useState(false);
  if (!hasPaid(user)) return <FreeTrialMenu />;
  const ask = () => setAsked(true);
  // Starts when the press begins: the press may end on the loaded menu's own button, and then no click event follows.
  const waiting = <ExportButton aria-busy={asked} onMouseDown={ask} onClick={ask} />;
  return (
    <Suspense fallback={waiting}>
      <PaidExportMenu analysis={analysis} user={user} defaultOpen={asked} />
    </Suspense>
  );
}

function FreeTrialMenu() {
  const [wanted, setWanted] = useState(false);
  const [open, setOpen] = useState(false);
  return (
    <>
      <ExportButton
        onClick={() => {
          setWanted(true);
          setOpen(true);
        }}
      />
      {wanted ? (
        <Suspense>
          <ExportOffer open={open} onOpenChange={setOpen} />
        </Suspense>
      ) : null}
    </>
  );
}
