import { clsx } from 'clsx';
import { useDropzone } from 'react-dropzone';
import { CropFrame } from '../../../components/ui/crop-frame.tsx';
import { Notice } from '../../../components/ui/notice.tsx';
import { OFFERED_TYPES } from '../../../lib/grading/check-creative.ts';
import type { CreativeChoice } from '../use-creative.ts';
import { CreativePreview } from './creative-preview.tsx';
import { EmptyDropZone } from './empty-drop-zone.tsx';
import { VideoBanner } from './video-banner.tsx';

interface CreativeStageProps {
  choice: CreativeChoice;
  onFiles: (files: readonly File[]) => void;
  /** A grading is running, so the creative cannot be replaced. */
  busy: boolean;
}

/** Always the same size, so that nothing jumps when the preview replaces the empty state. */
export function CreativeStage({ choice, onFiles, busy }: CreativeStageProps) {
  const { creative, problem, remove } = choice;
  const { getRootProps, getInputProps, isDragActive, open } = useDropzone({
    disabled: busy,
    noClick: true,
    noKeyboard: true,
    onDrop: (files, rejected) => onFiles([...files, ...rejected.map(({ file }) => file)]),
  });
  return (
    <div className="grid min-w-0 content-start gap-4">
      <div {...getRootProps({ role: 'presentation', className: 'relative' })}>
        <input
          {...getInputProps({ accept: OFFERED_TYPES, multiple: false, 'aria-label': 'Creative file' })}
          data-testid="creative-file"
        />
        <CropFrame className={clsx('transition-colors', isDragActive && 'border-guide! bg-tint!')}>
          <div className="grid h-[min(46vh,34rem)] min-h-72 md:h-[min(52vh,30rem)] xl:h-[min(58vh,34rem)]">
            {creative ? (
              <CreativePreview creative={creative} busy={busy} onReplace={open} onRemove={remove} />
            ) : (
              <EmptyDropZone dragging={isDragActive} onChoose={open} />
            )}
          </div>
        </CropFrame>
      </div>
      {creative ? <VideoBanner creative={creative} /> : null}
      {problem === null ? null : <Notice kind="error">{problem}</Notice>}
    </div>
  );
}
