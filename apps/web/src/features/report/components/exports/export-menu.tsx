import { type User, hasPaid } from '@adjudge/contract';
import { Suspense, lazy, useState } from 'react';
import { ExportButton } from './export-button.tsx';

interface ExportMenuProps {
  analysisId: string;
  user: Pick<User, 'isPaidUser' | 'currentPlan' | 'role'>;
}

/** After the report, which it is no part of: what draws menus weighs as much as half of one. */
const PaidExportMenu = lazy(() => import('./paid-export-menu.tsx'));
/** Fetched when somebody asks for it. */
const ExportOffer = lazy(() => import('./export-offer.tsx'));

/** The way to what its owner can take away of an analysis; on the free trial, to what there would be to take. */
export function ExportMenu({ analysisId, user }: ExportMenuProps) {
  const [asked, setAsked] = useState(false);
  if (!hasPaid(user)) return <NothingBought />;
  const ask = () => setAsked(true);
  // From the start of a press: its end may come to the menu's own button, and then there is no click.
  const waiting = <ExportButton aria-busy={asked} onMouseDown={ask} onClick={ask} />;
  return (
    <Suspense fallback={waiting}>
      <PaidExportMenu analysisId={analysisId} user={user} defaultOpen={asked} />
    </Suspense>
  );
}

function NothingBought() {
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
