import type { User } from '@adjudge/contract';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../../components/ui/button.tsx';
import { buttonStyle } from '../../../../components/ui/button-style.ts';
import { Dialog } from '../../../../components/ui/dialog.tsx';
import { Menu, MenuItem } from '../../../../components/ui/menu.tsx';
import { CsvDialog, DocumentationDialog, PdfDialog, RubricDialog } from './export-dialogs.tsx';

interface ExportMenuProps {
  analysisId: string;
  user: Pick<User, 'isPaidUser' | 'currentPlan' | 'role'>;
}

const DIALOGS = [
  { name: 'CSV', label: 'CSV table', Dialog: CsvDialog },
  { name: 'PDF', label: 'PDF report', Dialog: PdfDialog },
  { name: 'documentation', label: 'Documentation', Dialog: DocumentationDialog },
  { name: 'rubric', label: 'Export Rubric', Dialog: RubricDialog },
] as const;
type Name = (typeof DIALOGS)[number]['name'];

/** What its owner can take away of an analysis; on the free trial, what there would be to take. */
export function ExportMenu({ analysisId, user }: ExportMenuProps) {
  const [open, setOpen] = useState<Name | null>(null);
  if (!user.isPaidUser && user.role !== 'admin') return <ExportOffer />;
  const enterprise = user.currentPlan === 'Enterprise' || user.role === 'admin';
  const offered = DIALOGS.filter(({ name }) => name !== 'rubric' || enterprise);
  return (
    <>
      <Menu trigger={<ExportButton />}>
        {offered.map(({ name, label }) => (
          <MenuItem key={name} onSelect={() => setOpen(name)}>
            {label}
          </MenuItem>
        ))}
      </Menu>
      {offered.map(({ name, Dialog: One }) => (
        <One key={name} open={open === name} onClose={() => setOpen(null)} analysisId={analysisId} />
      ))}
    </>
  );
}

const ExportButton = (props: object) => (
  <Button variant="outline" {...props}>
    <Download aria-hidden />
    Export
  </Button>
);

const ExportOffer = () => (
  <Dialog
    trigger={<ExportButton />}
    title="Take this analysis with you"
    description="Exports come with every paid package."
    actions={
      <a href="/pricing" className={buttonStyle()}>
        See packages
      </a>
    }
  >
    <ul className="grid list-disc gap-2 pl-5 text-md">
      <li>CSV: every score, check and recommendation for your spreadsheet</li>
      <li>PDF: the whole report for print, with or without our name</li>
      <li>Documentation: for whoever decides, checks or does the work</li>
      <li>Scoring rubric, with Enterprise: how the ad was graded, check by check</li>
    </ul>
  </Dialog>
);
