import { FREE_TRIAL } from '@adjudge/contract';
import type { ReactNode } from 'react';
import { GradeFreeLink } from '../../components/grade-free-link.tsx';
import { PageBody } from '../../components/page-body.tsx';
import { usePageTitle } from '../../lib/page-title.ts';
import { Features } from './features.tsx';
import { SampleSheet } from './sample/sample-sheet.tsx';
import { SampleSum } from './sample/sample-sum.tsx';
import { Steps } from './steps.tsx';

interface HomePageProps {
  /** The drop zone where a visitor has a banner graded. */
  firstLook: ReactNode;
  /** Says what the free trial holds; an account has a number of its own. */
  showsTrial: boolean;
}

export function HomePage({ firstLook, showsTrial }: HomePageProps) {
  usePageTitle();
  return (
    <PageBody>
      <section className="grid items-start gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,33rem)] lg:py-8">
        <div>
          <h1 className="max-w-[14ch] text-4xl font-bold tracking-tight sm:text-[3.5rem] sm:leading-[1.06]">
            See what your ad says before you pay for it
          </h1>
          <p className="mt-6 max-w-[52ch] text-lg text-soft">
            Upload a banner or a short video. Adjudge reads its words, predicts where people look, measures
            contrast, clutter and the button, and grades it. Every point is explained and, where possible,
            marked on your ad.
          </p>
          {firstLook}
          <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3">
            <GradeFreeLink />
            {showsTrial ? (
              <p className="text-sm text-soft">
                {FREE_TRIAL.banner} banners and {FREE_TRIAL.video} videos free. No credit card.
              </p>
            ) : null}
          </div>
        </div>
        <SampleSheet />
      </section>
      <SampleSum />
      <Features />
      <Steps />
      <section className="mt-24 flex flex-wrap items-center justify-between gap-6 border-y border-ink py-10">
        <h2 className="max-w-[26ch] text-3xl font-bold tracking-tight">
          Find the one thing to fix, in the time it takes to look.
        </h2>
        <GradeFreeLink />
      </section>
    </PageBody>
  );
}
