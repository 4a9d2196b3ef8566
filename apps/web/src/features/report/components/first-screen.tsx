import { isLeaderboard } from '@adjudge/contract';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { Correcting } from '../model/correcting.ts';
import { useReport } from '../model/report-state.ts';
import { UnderstandingSummary } from './correct/understanding-summary.tsx';
import { CreativeViewer } from './creative/creative-viewer.tsx';
import { DoFirst } from './findings/do-first.tsx';
import { Verdict } from './verdict/verdict.tsx';

/** A wide banner comes first and stays in view above the findings when the window is tall enough for both. */
const WIDE_TABLE_STYLE =
  'lg:order-first lg:[@media(min-height:50rem)]:sticky lg:top-11 lg:z-20 lg:bg-paper lg:py-3';
const WIDE_READING_STYLE = 'lg:mx-auto lg:w-full lg:max-w-[56rem]';

const TABLE_STYLE = 'lg:sticky lg:top-15 lg:row-span-2 lg:row-start-1';
const READING_STYLE = 'lg:col-start-2';

/** A video with its timeline may be taller than the window. It then scrolls on its own next to the findings. */
const FILM_STYLE = 'lg:max-h-[calc(100dvh-5rem)] lg:overflow-y-auto';

interface FirstScreenProps {
  correcting: Correcting | 'gone' | null;
  /** Further findings, below what to do first. */
  children?: ReactNode;
}

/**
 * Creative and evidence on the left, verdict and what to do first on the right. The verdict comes first in the document,
 * so that a phone shows it without scrolling.
 */
export function FirstScreen({ correcting, children }: FirstScreenProps) {
  const { creative } = useReport().analysis;
  const film = creative.type === 'video';
  const wide = isLeaderboard(creative);
  const readingStyle = clsx('min-w-0', wide ? WIDE_READING_STYLE : READING_STYLE);
  return (
    <div
      className={clsx(
        'grid grid-cols-[minmax(0,1fr)] items-start gap-y-6',
        wide
          ? 'lg:gap-x-12'
          : 'lg:grid-cols-[minmax(0,38.75rem)_minmax(0,1fr)] lg:grid-rows-[auto_1fr] lg:gap-x-14 lg:max-xl:grid-cols-2 lg:max-xl:gap-x-9',
      )}
    >
      <div className={readingStyle}>
        <Verdict />
      </div>
      <div className={wide ? WIDE_TABLE_STYLE : clsx(TABLE_STYLE, film && FILM_STYLE)}>
        <CreativeViewer />
      </div>
      <div className={clsx('grid grid-cols-[minmax(0,1fr)] gap-6', readingStyle)}>
        <UnderstandingSummary correcting={correcting} />
        <DoFirst />
        {children}
      </div>
    </div>
  );
}
