import { clock, type Finding } from '@adjudge/contract';
import { Play } from 'lucide-react';
import { useReport } from '../../model/report-state.ts';
import { SHOW_STYLE } from '../findings/show-style.ts';

interface SeekButtonProps {
  second: number;
  /** What is seen there, for people who hear the button out of its place. */
  about: string;
  /** Its box is lit on the film. */
  finding?: Finding | undefined;
}

/** Shows a moment of the film. */
export function SeekButton({ second, about, finding }: SeekButtonProps) {
  const { revealSecond } = useReport();
  return (
    <button
      type="button"
      data-print="hide"
      onClick={() => revealSecond(second, finding)}
      className={SHOW_STYLE}
    >
      <Play aria-hidden className="size-4" />
      <span>Show {clock(second)}</span>
      <span className="sr-only">: {about}</span>
    </button>
  );
}
