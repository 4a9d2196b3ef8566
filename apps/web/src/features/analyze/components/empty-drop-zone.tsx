import { ImageUp } from 'lucide-react';
import { Button } from '../../../components/ui/button.tsx';

interface EmptyDropZoneProps {
  /** A file is being dragged over the drop zone. */
  dragging: boolean;
  onChoose: () => void;
}

export const EmptyDropZone = ({ dragging, onChoose }: EmptyDropZoneProps) => (
  <div className="grid place-content-center justify-items-center gap-4 text-center">
    <ImageUp aria-hidden className="size-9 text-soft" strokeWidth={1.5} />
    <div>
      <p className="text-xl font-bold tracking-tight">
        {dragging ? 'Drop it here' : 'Drop your creative here'}
      </p>
      <p className="mt-1 text-md text-soft">or paste a picture from the clipboard</p>
    </div>
    <Button variant="outline" onClick={onChoose}>
      Choose a file
    </Button>
    <p className="text-sm text-soft">
      JPEG, PNG, WebP or GIF, up to 6 MB
      <br />
      MP4, MOV or WebM, up to 25 MB and 60 s; AVI up to 6 MB
    </p>
  </div>
);
