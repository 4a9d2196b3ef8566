import { type AnalyzedCreative, type User, hasEnterprise } from '@adjudge/contract';
import { Suspense, lazy, useState } from 'react';
import { Menu, MenuItem } from '../../../../components/ui/popups/menu.tsx';
import { ExportButton } from './export-button.tsx';
import { EXPORTS, type ExportName } from './offered-exports.ts';

/** Loaded on demand. */
const ChosenExport = lazy(() => import('./chosen-export.tsx'));

interface PaidExportMenuProps {
  analysis: AnalyzedCreative;
  user: Pick<User, 'isPaidUser' | 'currentPlan' | 'role'>;
  /** True when the user pressed the button before this menu was loaded. */
  defaultOpen: boolean;
}

export default function PaidExportMenu({ analysis, user, defaultOpen }: PaidExportMenuProps) {
  const [chosen, setChosen] = useState<ExportName>();
  const [open, setOpen] = useState(false);
  const offered = EXPORTS.filter(({ name }) => name !== 'rubric' || hasEnterprise(user));
  return (
    <>
      <Menu trigger={<ExportButton />} defaultOpen={defaultOpen}>
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
            analysis={analysis}
          />
        </Suspense>
      ) : null}
    </>
  );
}
