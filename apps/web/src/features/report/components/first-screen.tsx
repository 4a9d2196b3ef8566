import { isLeaderboard } from '@adjudge/contract';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { Correcting } from '../model/correcting.ts';
import { useReport } from '../model/report-state.ts';
import { UnderstandingSummary } from './correct/understanding-summary.tsx';
import { CreativeViewer } from './creative/creative-viewer.tsx';
import { DoFirst } from './findings/do-first.tsx';
import { Verdict } from './verdict/verdict.tsx';
import { VerdictLine } from './verdict/verdict-line.tsx';

/** A wide banner stays in view above the findings when the window is tall enough for both. */
const WIDE_TABLE_STYLE = 'lg:[@media(min-height:50rem)]:sticky lg:top-11 lg:z-20 lg:bg-paper lg:py-3';

/** A video with its timeline may be taller than the window. It then scrolls on its own next to the findings. */
const FILM_STYLE = 'lg:max-h-[calc(100dvh-5rem)] lg:overflow-y-auto';

interface FirstScreenProps {
  correcting: Correcting | 'gone' | null;
  /** Further findings, below what to do first. */
  children?: ReactNode;
}

/** Creative and evidence on the left, verdict and what to do first on the right. */
export function FirstScreen({ correcting, children }: FirstScreenProps) {
  const { creative } = useReport().analysis;
  const film = creative.type === 'video';
  const wide = isLeaderboard(creative);
  return (
    <>
      <VerdictLine />
      <div
        className={clsx(
          'grid grid-cols-[minmax(0,1fr)] items-start gap-8',
          wide
            ? 'lg:gap-12'
            : 'lg:grid-cols-[minmax(0,38.75rem)_minmax(0,1fr)] lg:gap-14 lg:max-xl:grid-cols-2 lg:max-xl:gap-9',
        )}
      >
        <div className={wide ? WIDE_TABLE_STYLE : clsx('lg:sticky lg:top-15', film && FILM_STYLE)}>
          <CreativeViewer />
        </div>
        <div
          className={clsx(
            'grid min-w-0 grid-cols-[minmax(0,1fr)] gap-6',
            wide && 'lg:mx-auto lg:max-w-[56rem]',
          )}
        >
          <Verdict />
          <UnderstandingSummary correcting={correcting} />
          <DoFirst />
          {children}
        </div>
      </div>
    </>
  );
}
