import { EARLY_PICTURE_ID } from '@adjudge/contract';
import { clsx } from 'clsx';
import { CropFrame } from '../../components/ui/crop-frame.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { VisuallyHidden } from '../../components/ui/visually-hidden.tsx';
import { HEADING_BOX } from './components/creative-heading.tsx';
import { VERDICT_LINE_BOX } from './components/verdict/verdict-line.tsx';

const ROWS = [1, 2, 3, 4, 5];

interface ReportSkeletonProps {
  /** Also holds the room for what the owner of a report sees above it: more buttons, and the name. */
  owned?: boolean;
}

export function ReportSkeleton({ owned = false }: ReportSkeletonProps) {
  return (
    <div className="mx-auto max-w-[85rem] px-4.5 pt-5 pb-10 sm:px-10" aria-busy="true">
      <output>
        <VisuallyHidden>Loading analysis</VisuallyHidden>
      </output>
      {/* On a phone, the owner's buttons wrap to a second and a third line. */}
      <div className={clsx('mb-4 h-11', owned && 'max-sm:h-31.5')}>
        <div className="flex h-11 items-center">
          <Skeleton className="h-5 w-32" />
        </div>
      </div>
      {owned ? (
        <div className={clsx(HEADING_BOX, 'max-sm:h-24')}>
          <div className="flex h-11 items-center">
            <Skeleton className="h-7 w-56" />
          </div>
        </div>
      ) : null}
      {/* Space for the bar that links to the sections. */}
      <div className="mb-5 h-[calc(2.75rem+1px)]" />
      <Skeleton className={VERDICT_LINE_BOX} />
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,38.75rem)_minmax(0,1fr)] lg:gap-14 lg:max-xl:grid-cols-2">
        <CropFrame>
          <EarlyPicture />
        </CropFrame>
        <div>
          <div className="flex items-center gap-7">
            <Skeleton className="size-26 shrink-0 rounded-full sm:size-37" />
            <div className="grid grow gap-3">
              <Skeleton className="h-8 w-full" />
              <Skeleton className="h-8 w-3/5" />
              <Skeleton className="h-5 w-40" />
            </div>
          </div>
          <div className="mt-12 grid gap-6">
            {ROWS.map((row) => (
              <Skeleton key={row} className="h-14 w-full" />
            ))}
          </div>
        </div>
      </div>
    </div>
  );
}

const NOTHING = { __html: '' };

/** A gray square, or the picture that the server inserted here. React leaves existing content untouched. */
const EarlyPicture = () => (
  <div
    id={EARLY_PICTURE_ID}
    className="empty:aspect-square empty:w-full empty:animate-breathe empty:rounded-sm empty:bg-well"
    suppressHydrationWarning
    // oxlint-disable-next-line react/no-danger -- Empty here: the text that the server writes is escaped there.
    dangerouslySetInnerHTML={NOTHING}
  />
);
