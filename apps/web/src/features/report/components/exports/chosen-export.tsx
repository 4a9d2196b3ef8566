import type { AnalyzedCreative } from '@adjudge/contract';
import { CsvDialog, DocumentationDialog, PdfDialog, PictureDialog, RubricDialog } from './export-dialogs.tsx';
import type { ExportName } from './offered-exports.ts';

const DIALOGS = {
  csv: CsvDialog,
  pdf: PdfDialog,
  picture: PictureDialog,
  documentation: DocumentationDialog,
  rubric: RubricDialog,
} as const;

interface ChosenExportProps {
  name: ExportName;
  open: boolean;
  onClose: () => void;
  analysis: AnalyzedCreative;
}

export default function ChosenExport({ name, ...props }: ChosenExportProps) {
  const Dialog = DIALOGS[name];
  return <Dialog {...props} />;
}
