import type { ReactNode } from 'react';
import { PageBody } from '../../../components/page-body.tsx';
import { usePageTitle } from '../../../lib/page-title.ts';

export interface LegalSection {
  readonly id: string;
  readonly title: string;
  readonly body: ReactNode;
}

interface LegalPageProps {
  title: string;
  /** ISO date of the last change to the text. */
  lastUpdated: string;
  /** The text in one or two sentences. */
  summary: ReactNode;
  sections: readonly LegalSection[];
}

// The date has no time: in the reader's time zone it could become the day before.
const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** A reference text: a table of contents, then numbered sections with anchors. */
export function LegalPage({ title, lastUpdated, summary, sections }: LegalPageProps) {
  usePageTitle(title);
  return (
    <PageBody className="max-w-[68rem]!">
      <h1 className="text-4xl font-bold tracking-tight">{title}</h1>
      <p className="mt-3 text-sm text-soft">
        Last Updated: <time dateTime={lastUpdated}>{DAY.format(new Date(lastUpdated))}</time>
      </p>
      <p className="mt-6 max-w-[60ch] font-verdict text-2xl">{summary}</p>
      <div className="mt-10 grid items-start gap-x-14 gap-y-8 lg:grid-cols-[15rem_minmax(0,1fr)]">
        <nav aria-label="Sections" data-print="hide" className="border-t border-ink pt-4 lg:sticky lg:top-6">
          <ol>
            {sections.map((section, index) => (
              <li key={section.id}>
                <a
                  href={`#${section.id}`}
                  className="flex min-h-11 items-center gap-3 text-md text-soft hover:text-ink lg:min-h-8"
                >
                  <span className="w-5 shrink-0 font-mono text-xs">{index + 1}</span>
                  {section.title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="grid gap-10 border-t border-ink pt-6">
          {sections.map((section, index) => (
            <section key={section.id} id={section.id} aria-labelledby={`${section.id}-title`}>
              <h2 id={`${section.id}-title`} className="text-xl font-bold tracking-tight">
                {index + 1}. {section.title}
              </h2>
              <div className="mt-3 grid max-w-[68ch] gap-3 wrap-anywhere [&_a]:underline [&_a]:underline-offset-4 [&_ul]:grid [&_ul]:list-disc [&_ul]:gap-1.5 [&_ul]:pl-5">
                {section.body}
              </div>
            </section>
          ))}
        </div>
      </div>
    </PageBody>
  );
}
