import { LIMITS } from '@adjudge/contract';
import { clsx } from 'clsx';
import { Images } from 'lucide-react';
import { useDropzone } from 'react-dropzone';
import { ReaderChoice } from '../../../components/reader-choice.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { CropFrame } from '../../../components/ui/crop-frame.tsx';
import { OFFERED_TYPES } from '../../../lib/grading/check-creative.ts';

export const CHOOSE_FILES_ID = 'choose-files';

interface FileDropProps {
  onFiles: (files: readonly File[]) => void;
  /** Called for a manifest that was dropped among the creatives. */
  onManifest: (file: File) => void;
  disabled: boolean;
}

const isTable = ({ name, type }: File): boolean => type === 'text/csv' || /\.(?:csv|tsv)$/i.test(name);
/** A .txt file counts as the manifest only when there is no CSV or TSV file; otherwise it is a note. */
const isText = ({ name }: File): boolean => /\.txt$/i.test(name);
const isManifest = (file: File): boolean => isTable(file) || isText(file);

export function FileDrop({ onFiles, onManifest, disabled }: FileDropProps) {
  const { getRootProps, getInputProps, isDragActive, open } = useDropzone({
    disabled,
    noClick: true,
    noKeyboard: true,
    onDrop: (taken, rejected) => {
      const files = [...taken, ...rejected.map(({ file }) => file)];
      const manifest = files.find(isTable) ?? files.find(isText);
      if (manifest) onManifest(manifest);
      onFiles(files.filter((file) => !isManifest(file)));
    },
  });
  return (
    <div {...getRootProps({ role: 'presentation' })}>
      <input
        {...getInputProps({
          accept: `${OFFERED_TYPES},.csv`,
          multiple: true,
          'aria-label': 'Creative files',
        })}
        data-testid="creative-files"
      />
      <CropFrame className={clsx('transition-colors', isDragActive && 'border-guide! bg-tint!')}>
        <div className="grid min-h-44 place-content-center justify-items-center gap-3 text-center">
          <Images aria-hidden className="size-9 text-soft" strokeWidth={1.5} />
          <p className="text-xl font-bold tracking-tight">
            {isDragActive ? 'Drop them here' : 'Drop your creatives here'}
          </p>
          <Button id={CHOOSE_FILES_ID} variant="outline" disabled={disabled} onClick={open}>
            Choose files
          </Button>
          <p className="text-sm text-soft">
            Up to {LIMITS.bulkItems} pictures and videos, each up to 6 MB
            <br />
            JPEG, PNG, WebP, GIF, MP4, MOV, WebM or AVI; videos up to {LIMITS.videoSeconds} s
          </p>
        </div>
      </CropFrame>
      <ReaderChoice />
    </div>
  );
}
