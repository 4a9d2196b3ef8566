import {
  type AnalyzedCreative,
  BRAND,
  DOCUMENTATION_FORMATS,
  type DocumentationFormat,
  EXPORTED_PICTURES,
  type ExportedPicture,
  PAPER_FORMATS,
  PDF_RECORDS,
  type PaperFormat,
  type PdfRecord,
  RUBRIC_FORMATS,
  type RubricFormat,
  whyNoPicture,
} from '@adjudge/contract';
import { useState } from 'react';
import { Checkbox } from '../../../../components/ui/fields/checkbox.tsx';
import { RadioGroup } from '../../../../components/ui/fields/radio-group.tsx';
import { Notice } from '../../../../components/ui/notice.tsx';
import { ExportDialog } from './export-dialog.tsx';

interface OneDialog {
  open: boolean;
  onClose: () => void;
  analysis: AnalyzedCreative;
}

export const CsvDialog = (props: OneDialog) => (
  <ExportDialog
    {...props}
    title="Export CSV"
    description="Every score, check and recommendation as a table for your spreadsheet."
    action="Export CSV"
    wanted={{ kind: 'csv' }}
  />
);

const PAPERS: Record<PaperFormat, string> = { A4: 'A4, 210 × 297 mm', Letter: 'US Letter, 8.5 × 11 in' };

const RECORDS: Record<PdfRecord, { label: string; hint: string }> = {
  client: { label: 'Client report', hint: '3 to 4 pages: verdict, heatmap, placements, fixes, method.' },
  full: { label: 'Full record', hint: 'Everything the report says, check by check: some 30 pages.' },
};

export function PdfDialog(props: OneDialog) {
  const [record, setRecord] = useState<PdfRecord>('client');
  const [includeBranding, setIncludeBranding] = useState(true);
  const [format, setFormat] = useState<PaperFormat>('A4');
  return (
    <ExportDialog
      {...props}
      title="Export PDF"
      description="The report for print and for your client, with the creative and its numbered boxes."
      action="Export PDF"
      wanted={{ kind: 'pdf', options: { includeBranding, format, record } }}
    >
      <RadioGroup
        label="Length"
        value={record}
        onChange={setRecord}
        options={PDF_RECORDS.map((value) => ({ value, ...RECORDS[value] }))}
      />
      <RadioGroup
        label="Paper"
        value={format}
        onChange={setFormat}
        options={PAPER_FORMATS.map((value) => ({ value, label: PAPERS[value] }))}
      />
      <Checkbox
        label={`Include ${BRAND.name} branding`}
        checked={includeBranding}
        onChange={(event) => setIncludeBranding(event.target.checked)}
      />
    </ExportDialog>
  );
}

const PICTURES: Record<ExportedPicture, { label: string; hint: string }> = {
  marked: { label: 'Marked creative', hint: 'With the numbered boxes of what to fix first.' },
  heatmap: { label: 'Heatmap', hint: 'Where people are predicted to look, over the creative.' },
};

export function PictureDialog(props: OneDialog) {
  const offered = EXPORTED_PICTURES.map((value) => ({
    value,
    unavailable: whyNoPicture(value, props.analysis),
  }));
  const [chosen, setChosen] = useState<ExportedPicture | null>(null);
  const available = offered.filter(({ unavailable }) => unavailable === null);
  const picture = (available.find(({ value }) => value === chosen) ?? available[0])?.value;
  return (
    <ExportDialog
      {...props}
      title="Export picture"
      description="The creative with what the report shows on it, as PNG. Of a video, its key frame."
      action="Export PNG"
      wanted={picture === undefined ? null : { kind: 'picture', picture }}
    >
      {picture === undefined ? (
        <Notice kind="info" title="There is no picture to export">
          {offered.map(({ value, unavailable }) => (
            <p key={value}>{unavailable}</p>
          ))}
        </Notice>
      ) : (
        <RadioGroup
          label="Picture"
          value={picture}
          onChange={setChosen}
          options={offered.map((option) => ({ ...option, ...PICTURES[option.value] }))}
        />
      )}
    </ExportDialog>
  );
}

const KINDS: Record<DocumentationFormat, { label: string; hint: string }> = {
  executive: { label: 'Executive', hint: 'Score, first fixes, predictions: for decision-makers.' },
  technical: { label: 'Technical', hint: 'Every check, its source and the sum: for analysts.' },
  implementation: { label: 'Implementation', hint: 'A checklist in two phases: for designers.' },
  comprehensive: { label: 'Comprehensive', hint: 'All of it, with a table of contents: full archive.' },
};

export function DocumentationDialog(props: OneDialog) {
  const [format, setFormat] = useState<DocumentationFormat>('executive');
  return (
    <ExportDialog
      {...props}
      title="Export documentation"
      description="The report as a document for one kind of reader, as PDF on A4."
      action="Export documentation"
      wanted={{ kind: 'documentation', format }}
    >
      <RadioGroup
        label="Kind"
        value={format}
        onChange={setFormat}
        options={DOCUMENTATION_FORMATS.map((value) => ({ value, ...KINDS[value] }))}
      />
    </ExportDialog>
  );
}

const RUBRICS: Record<RubricFormat, { label: string; hint: string }> = {
  json: { label: 'JSON', hint: 'For your own programs.' },
  pdf: { label: 'PDF', hint: 'For reading.' },
};

export function RubricDialog(props: OneDialog) {
  const [format, setFormat] = useState<RubricFormat>('json');
  return (
    <ExportDialog
      {...props}
      title="Export rubric"
      description="How this ad was graded: every check with its weight, its curve and the source."
      action="Export rubric"
      wanted={{ kind: 'rubric', format }}
    >
      <RadioGroup
        label="Format"
        value={format}
        onChange={setFormat}
        options={RUBRIC_FORMATS.map((value) => ({ value, ...RUBRICS[value] }))}
      />
    </ExportDialog>
  );
}
