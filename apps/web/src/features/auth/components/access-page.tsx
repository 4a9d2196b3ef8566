import type { ReactNode } from 'react';
import { PageBody } from '../../../components/page-body.tsx';

interface AccessPageProps {
  title: string;
  intro?: ReactNode;
  children: ReactNode;
}

/** One narrow column with one thing to do. */
export const AccessPage = ({ title, intro, children }: AccessPageProps) => (
  <PageBody className="max-w-lg! lg:py-16">
    <h1 className="text-3xl font-bold tracking-tight">{title}</h1>
    {intro ? <p className="mt-2 text-soft">{intro}</p> : null}
    <div className="mt-6 grid gap-6">{children}</div>
  </PageBody>
);
