import { clsx } from 'clsx';
import { useDropzone } from 'react-dropzone';
import { Button } from '../../../../components/ui/button.tsx';

export function UploadZone({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const { getRootProps, getInputProps, isDragActive, open } = useDropzone({
    noClick: true,
    noKeyboard: true,
    multiple: false,
    onDropAccepted: onFiles,
    onDropRejected: (rejected) => console.info('Upload rejected', rejected),
  });
  return (
    <div
      {...getRootProps({
        role: 'presentation',
        className: clsx(
          'grid justify-items-center gap-4 border border-dashed border-field px-4 py-12 text-center',
          isDragActive && 'bg-tint',
        ),
      })}
    >
      <input {...getInputProps({ 'aria-label': 'File to upload' })} />
      <p className="text-lg font-semibold">Drop a file here</p>
      <Button variant="outline" onClick={open}>
        Choose a file
      </Button>
    </div>
  );
}
