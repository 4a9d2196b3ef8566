import { type User, hasEnterprise } from '@adjudge/contract';
import { Download } from 'lucide-react';
import { type ComponentProps, Suspense, lazy, useState } from 'react';
import { Button } from '../../../../components/ui/button.tsx';
import { Menu, MenuItem } from '../../../../components/ui/menu.tsx';

interface ExportMenuProps {
  analysisId: string;
  user: Pick<User, 'isPaidUser' | 'currentPlan' | 'role'>;
}

/** Both are fetched when somebody asks for them. */
const ChosenExport = lazy(() => import('./chosen-export.tsx'));
const ExportOffer = lazy(() => import('./export-offer.tsx'));

const EXPORTS = [
  { name: 'csv', label: 'CSV table' },
  { name: 'pdf', label: 'PDF report' },
  { name: 'documentation', label: 'Documentation' },
  { name: 'rubric', label: 'Export Rubric' },
] as const;
export type ExportName = (typeof EXPORTS)[number]['name'];

/** What its owner can take away of an analysis; on the free trial, what there would be to take. */
export function ExportMenu({ analysisId, user }: ExportMenuProps) {
  const [chosen, setChosen] = useState<ExportName>();
  const [open, setOpen] = useState(false);
  if (!user.isPaidUser && user.role !== 'admin') return <NothingBought />;
  const offered = EXPORTS.filter(({ name }) => name !== 'rubric' || hasEnterprise(user));
  return (
    <>
      <Menu trigger={<ExportButton />}>
        {offered.map(({ name, label }) => (
          <MenuItem
            key={name}
            onSelect={() => {
              setChosen(name);
              setOpen(true);
            }}
          >
            {label}
          </MenuItem>
        ))}
      </Menu>
      {chosen ? (
        <Suspense>
          <ChosenExport
            key={chosen}
            name={chosen}
            open={open}
            onClose={() => setOpen(false)}
            analysisId={analysisId}
          />
        </Suspense>
      ) : null}
    </>
  );
}

const ExportButton = (props: ComponentProps<'button'>) => (
  <Button variant="outline" {...props}>
    <Download aria-hidden />
    Export
  </Button>
);

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
