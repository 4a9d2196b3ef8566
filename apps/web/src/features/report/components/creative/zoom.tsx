import { ZoomIn, ZoomOut } from 'lucide-react';
import { Button } from '../../../../components/ui/button.tsx';

const STEPS = [1, 1.5, 2, 3] as const;

export function Zoom({ zoom, onChange }: { zoom: number; onChange: (zoom: number) => void }) {
  const larger = STEPS.find((step) => step > zoom);
  const smaller = STEPS.findLast((step) => step < zoom);
  return (
    <div className="-mx-2.5 flex items-center gap-1">
      <Button
        variant="ghost"
        size="icon"
        aria-label="Zoom Out"
        off={smaller === undefined}
        onClick={() => onChange(smaller ?? zoom)}
      >
        <ZoomOut aria-hidden />
      </Button>
      <output aria-label="Zoom" className="w-11 text-center font-mono text-xs text-soft">
        {Math.round(zoom * 100)}%
      </output>
      <Button
        variant="ghost"
        size="icon"
        aria-label="Zoom In"
        off={larger === undefined}
        onClick={() => onChange(larger ?? zoom)}
      >
        <ZoomIn aria-hidden />
      </Button>
    </div>
  );
}
