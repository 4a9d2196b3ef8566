import { formatTimecode, type Finding } from '@adjudge/contract';
import { Play } from 'lucide-react';
import { useReport } from '../../model/report-state.ts';
import { SHOW_STYLE } from '../findings/show-style.ts';

interface SeekButtonProps {
  second: number;
  /** What is visible at that moment, for screen reader users who reach the button out of context. */
  about: string;
  /** The finding whose box is highlighted on the video. */
  finding?: Finding | undefined;
}

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
      <span>Show {formatTimecode(second)}</span>
      <span className="sr-only">: {about}</span>
    </button>
  );
}
