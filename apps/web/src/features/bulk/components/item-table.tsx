import {
  BULK_STATE_WORDS,
  BULK_TEXTS,
  type BulkItem,
  type BulkVerdict,
  formatPointsGained,
} from '@adjudge/contract';
import { Link } from '@tanstack/react-router';
import { Film, Image, LoaderCircle } from 'lucide-react';
import { CreativeThumbnail } from '../../../components/creative-thumbnail.tsx';
import { Badge } from '../../../components/ui/badge.tsx';
import { shownScore, toneOf } from '../../../components/ui/scores/band.ts';
import { Button } from '../../../components/ui/button.tsx';

/** Element id of the cell that names a creative. */
export const rowHeadId = (itemId: string): string => `creative-${itemId}`;

interface ItemTableProps {
  items: readonly BulkItem[];
  /** By analysis; undefined until they are known. */
  verdicts: ReadonlyMap<string, BulkVerdict> | undefined;
  busy: boolean;
  onRetry: (itemId: string) => void;
}

/** Every creative of the run with its result. On a narrow screen each row becomes a two-column card. */
export const ItemTable = ({ items, verdicts, ...actions }: ItemTableProps) => (
  <table className="mt-8 w-full border-collapse text-left text-md max-md:block">
    <caption className="sr-only">Creatives of the run</caption>
    <thead className="max-md:sr-only">
      <tr className="border-b border-ink text-sm">
        <th scope="col" className="w-16 py-2">
          <span className="sr-only">Picture</span>
        </th>
        <th scope="col" className="py-2 pr-5 font-semibold">
          Creative
        </th>
        <th scope="col" className="py-2 pr-5 font-semibold">
          Result
        </th>
        <th scope="col" className="py-2 pr-5 font-semibold">
          Verdict
        </th>
        <th scope="col">
          <span className="sr-only">Actions</span>
        </th>
      </tr>
    </thead>
    <tbody className="max-md:block max-md:border-t max-md:border-ink">
      {items.map((item) => (
        <Row
          key={item.id}
          item={item}
          verdict={item.analysis && verdicts?.get(item.analysis.analysisId)}
          {...actions}
        />
      ))}
    </tbody>
  </table>
);

const ROW =
  'border-b border-rule max-md:grid max-md:grid-cols-[3rem_minmax(0,1fr)_auto] max-md:items-start max-md:gap-x-3 max-md:gap-y-1.5 max-md:py-3';

interface RowProps extends Omit<ItemTableProps, 'items' | 'verdicts'> {
  item: BulkItem;
  verdict: BulkVerdict | null | undefined;
}

function Row({ item, verdict, busy, onRetry }: RowProps) {
  const { id, fileName, adCopy, failure, mayResume, state } = item;
  const message = state === 'graded' && item.analysis === null ? BULK_TEXTS.analysisDeleted : failure;
  return (
    <tr className={ROW}>
      <td className="py-2.5 align-top max-md:row-span-3 max-md:p-0">
        <Thumbnail item={item} />
      </td>
      <th
        scope="row"
        id={rowHeadId(id)}
        tabIndex={-1}
        className="py-2.5 pr-5 align-top font-medium max-md:p-0"
      >
        <span className="wrap-anywhere">{fileName}</span>
        {adCopy === null ? null : (
          <span className="line-clamp-1 text-sm font-normal wrap-anywhere text-soft">“{adCopy}”</span>
        )}
        {message === null ? null : (
          <span
            className={`block text-sm ${state === 'failed' ? 'font-medium text-poor-text' : 'font-normal text-soft'}`}
          >
            {message}
          </span>
        )}
      </th>
      <td className="py-2.5 pr-5 align-top max-md:p-0">
        <Result item={item} />
      </td>
      <td className="py-2.5 pr-5 align-top text-md max-md:col-start-2 max-md:col-end-4 max-md:p-0 max-md:empty:hidden md:w-[38%]">
        {verdict ? <VerdictText {...verdict} /> : null}
      </td>
      <td className="py-1.5 text-right align-top max-md:col-start-2 max-md:col-end-4 max-md:p-0 max-md:text-left">
        {mayResume && state === 'failed' ? (
          <Button variant="outline" size="sm" busy={busy} onClick={() => onRetry(id)}>
            Try again <span className="sr-only">{fileName}</span>
          </Button>
        ) : null}
        {item.analysis ? (
          <Link
            to="/results"
            search={{ id: item.analysis.analysisId }}
            className="inline-flex min-h-8 items-center text-sm font-medium underline decoration-1 underline-offset-4 hover:decoration-2 max-lg:min-h-11"
          >
            Open report <span className="sr-only">of {fileName}</span>
          </Link>
        ) : null}
      </td>
    </tr>
  );
}

const VerdictText = ({ verdict, doFirst }: BulkVerdict) => (
  <>
    {verdict}
    {doFirst === null ? null : (
      <span className="block text-sm text-soft">
        Do first: {doFirst.title}{' '}
        <span className="whitespace-nowrap">{formatPointsGained(doFirst.points)}</span>
      </span>
    )}
  </>
);

function Result({ item: { state, analysis } }: { item: BulkItem }) {
  if (state === 'graded' && analysis) {
    const { overallScore, grade } = analysis;
    return (
      <Badge tone={toneOf(overallScore)}>
        <span className="sr-only">Score </span>
        <span className="font-mono text-xs">
          {overallScore === null ? 'N/A' : `${shownScore(overallScore)} · ${grade.replace('-', '−')}`}
        </span>
      </Badge>
    );
  }
  return (
    <Badge tone={state === 'failed' ? 'poor' : state === 'grading' ? 'guide' : 'neutral'}>
      {state === 'grading' ? <LoaderCircle aria-hidden className="size-3 animate-turn" /> : null}
      {BULK_STATE_WORDS[state]}
    </Badge>
  );
}

function Thumbnail({ item: { kind, analysis } }: { item: BulkItem }) {
  if (analysis) {
    const type = kind === 'video' ? 'video' : 'image';
    return <CreativeThumbnail creative={{ type, url: analysis.url }} className="size-12" />;
  }
  const Icon = kind === 'video' ? Film : Image;
  return (
    <span className="grid size-12 place-items-center bg-well text-faint">
      <Icon aria-hidden className="size-5" />
    </span>
  );
}
