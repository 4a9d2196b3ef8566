import type { ListedAnalysis } from '@adjudge/contract';
import { Link } from '@tanstack/react-router';
import { Columns2, EllipsisVertical, Eye, Folder, Pencil, Share2, Trash2 } from 'lucide-react';
import { CreativeThumbnail } from '../../../components/creative-thumbnail.tsx';
import { Badge } from '../../../components/ui/badge.tsx';
import { shownScore } from '../../../components/ui/scores/band.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Checkbox } from '../../../components/ui/fields/checkbox.tsx';
import { Menu, MenuItem } from '../../../components/ui/popups/menu.tsx';
import { formatDate, formatMoment } from '../../../lib/format-date.ts';
import { formatVersion } from '../../../lib/analyses/format-version.ts';
import { toneOf } from '../../../components/ui/scores/band.ts';
import type { CardActions } from '../card-actions.ts';
import type { ComparisonSelection } from '../use-comparison-selection.ts';

const COPY_SHOWN = 80;

const shortened = (copy: string): string => {
  const letters = [...copy];
  return letters.length > COPY_SHOWN ? `${letters.slice(0, COPY_SHOWN).join('').trimEnd()}…` : copy;
};

interface AnalysisCardProps {
  analysis: ListedAnalysis;
  choice: ComparisonSelection;
  actions: CardActions;
}

export function AnalysisCard({ analysis, choice, actions }: AnalysisCardProps) {
  const {
    publicId,
    name,
    version,
    creative,
    overallScore,
    scoredWith,
    grade,
    adCopy,
    createdAt,
    isPublic,
    viewCount,
  } = analysis;
  const said = formatVersion(version);
  const called = said === null ? name : `${name}, ${said.toLowerCase()}`;
  const chosen = choice.has(publicId);
  const score = overallScore === null ? 'N/A' : `${shownScore(overallScore)} · ${grade.replace('-', '−')}`;
  return (
    <li className="group grid min-w-0 grid-cols-[minmax(0,1fr)] grid-rows-[auto_1fr_auto] gap-2.5 wrap-anywhere">
      <Link
        to="/results"
        search={{ id: publicId }}
        aria-label={`Open the report of ${called}, ${formatMoment(createdAt)}: ${adCopy ? shortened(adCopy) : creative.alt}`}
        className="block border border-rule bg-sheet p-3 transition-colors group-hover:border-ink"
      >
        <CreativeThumbnail creative={creative} className="aspect-square" />
      </Link>
      <div className="flex items-start gap-1">
        <div className="min-w-0 grow">
          <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-xs text-soft">
            <Badge tone={toneOf(overallScore)}>
              <span className="sr-only">Score </span>
              <span className="font-mono text-xs">{score}</span>
            </Badge>
            {scoredWith === null ? null : <span>{scoredWith}</span>}
            <time dateTime={createdAt}>
              <span className="sm:hidden">{formatDate(createdAt)}</span>
              <span className="max-sm:hidden">{formatMoment(createdAt)}</span>
            </time>
            {isPublic ? <Badge tone="guide">Public</Badge> : null}
            {isPublic || viewCount > 0 ? <Views count={viewCount} /> : null}
          </p>
          <h2 className="mt-1.5 line-clamp-2 text-md font-semibold">{name}</h2>
          {said === null ? null : <p className="mt-0.5 text-xs text-soft">{said}</p>}
          <p className="mt-0.5 line-clamp-2 text-sm text-soft">
            {adCopy ? shortened(adCopy) : 'Creative only'}
          </p>
        </div>
        <Menu
          trigger={
            <Button
              variant="ghost"
              size="icon-sm"
              aria-label={`Actions for ${called}`}
              className="-mt-1.5 -mr-1.5"
            >
              <EllipsisVertical aria-hidden />
            </Button>
          }
        >
          <MenuItem onSelect={() => actions.rename(analysis)}>
            <Pencil aria-hidden />
            Rename
          </MenuItem>
          <MenuItem onSelect={() => actions.share(analysis)}>
            <Share2 aria-hidden />
            Share
          </MenuItem>
          <MenuItem disabled={choice.full && !chosen} onSelect={() => choice.toggle(analysis)}>
            <Columns2 aria-hidden />
            {chosen ? 'Remove from comparison' : 'Compare'}
          </MenuItem>
          <MenuItem onSelect={() => actions.move(analysis)}>
            <Folder aria-hidden />
            Move to a campaign
          </MenuItem>
          <MenuItem destructive onSelect={() => actions.remove(analysis)}>
            <Trash2 aria-hidden />
            Delete
          </MenuItem>
        </Menu>
      </div>
      <Checkbox
        label={
          <>
            Compare <span className="sr-only">{called}</span>
          </>
        }
        checked={chosen}
        disabled={choice.full && !chosen}
        onChange={() => choice.toggle(analysis)}
      />
    </li>
  );
}

/** Views of the public report by other people. */
const Views = ({ count }: { count: number }) => (
  <span className="inline-flex items-center gap-1 whitespace-nowrap tabular-nums">
    <Eye aria-hidden className="size-3.5" />
    {count} {count === 1 ? 'view' : 'views'}
  </span>
);
