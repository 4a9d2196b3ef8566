import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { type ComponentType, useCallback, useRef, useState } from 'react';
import { ReaderNote } from '../../components/reader-note.tsx';
import { Button } from '../../components/ui/button.tsx';
import { buttonStyle } from '../../components/ui/button-style.ts';
import { useAuth } from '../../lib/session/session.ts';
import { useDroppedFiles } from './use-dropped-files.ts';

const BANNER_TYPES = 'image/jpeg,image/png,image/webp,image/gif';

/** Fixed minimum height, so that nothing jumps once it is known whether the user is signed in. */
const FRAME = 'mt-8 grid min-h-50 content-center border p-6';

type Grading = ComponentType<{ files: readonly File[]; onAnother: () => void }>;
export type FetchGrading = () => Promise<{ default: Grading }>;

interface DropZoneProps {
  /** Grades the dropped files in place of the zone; `onAnother` brings the zone back. */
  fetchGrading: FetchGrading;
}

/** Where a visitor drops a banner. It is prerendered and small; everything after it is loaded on demand. */
export function DropZone(props: DropZoneProps) {
  if (useAuth().status !== 'authenticated') return <VisitorsZone {...props} />;
  return (
    <div className={clsx(FRAME, 'justify-items-start gap-4 border-rule')}>
      <p className="text-lg font-semibold">Grade your next ad, with or without its copy.</p>
      <Link to="/analyze" className={buttonStyle({ variant: 'outline' })}>
        Go to Analyze
      </Link>
    </div>
  );
}

function VisitorsZone({ fetchGrading }: DropZoneProps) {
  const [Grading, setGrading] = useState<Grading | null>(null);
  const [failed, setFailed] = useState(false);
  const [files, setFiles] = useState<readonly File[] | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const take = useCallback(
    (taken: readonly File[]) => {
      if (taken.length === 0) return;
      setFailed(false);
      setFiles(taken);
      fetchGrading().then(
        ({ default: fetched }) => setGrading(() => fetched),
        () => {
          setFiles(null);
          setFailed(true);
        },
      );
    },
    [fetchGrading],
  );
  const getReady = () => void fetchGrading().catch(() => {});
  const isDragging = useDroppedFiles(take);
  const another = useCallback(() => setFiles(null), []);
  if (files) {
    return (
      <div className={clsx(FRAME, 'border-dashed border-rule')}>
        {Grading ? (
          <Grading files={files} onAnother={another} />
        ) : (
          <p className="text-soft">Opening your banner...</p>
        )}
      </div>
    );
  }
  return (
    <div
      className={clsx(
        FRAME,
        'justify-items-start gap-4 border-dashed transition-colors',
        isDragging ? 'border-guide bg-tint' : 'border-soft',
      )}
      onPointerEnter={getReady}
      onFocus={getReady}
    >
      <p className="text-lg font-semibold">
        {isDragging ? 'Drop it here' : 'Drop a banner to grade it. No account needed.'}
      </p>
      <input
        ref={input}
        type="file"
        accept={BANNER_TYPES}
        aria-label="Banner to grade"
        tabIndex={-1}
        className="sr-only"
        onChange={({ currentTarget }) => take([...(currentTarget.files ?? [])])}
      />
      <Button variant="outline" onClick={() => input.current?.click()}>
        Choose a banner
      </Button>
      {failed ? (
        <p role="alert" className="text-md font-medium text-poor-text">
          Your banner could not be opened. Check your connection and choose it again.
        </p>
      ) : null}
      <p className="text-sm text-soft">
        JPEG, PNG, WebP, or GIF, up to 6 MB. One a day. Sign up to keep the report.
      </p>
      <ReaderNote />
    </div>
  );
}
