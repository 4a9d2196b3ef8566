import type { ReactNode } from 'react';
import { PageBody } from '../../../components/page-body.tsx';

interface AccessPageProps {
  title: string;
  intro?: ReactNode;
  children: ReactNode;
}

/** Layout of the password and email verification pages: one narrow column. */
export const AccessPage = ({ title, intro, children }: AccessPageProps) => (
  <PageBody className="max-w-lg! lg:py-16">
    <h1 className="text-3xl font-bold tracking-tight">{title}</h1>
    {intro ? <p className="mt-2 text-soft">{intro}</p> : null}
    <div className="mt-6 grid gap-6">{children}</div>
  </PageBody>
);
