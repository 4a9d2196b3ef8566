import type { ReactNode } from 'react';
import { PageBody } from './page-body.tsx';
import { RegistrationMark } from './ui/registration-mark.tsx';

/** Page for an address that leads nowhere: what is missing, and where to go instead. */
export const DeadEndPage = ({
  title,
  text,
  action,
  children,
}: {
  title: string;
  text: string;
  action: ReactNode;
  children?: ReactNode;
}) => (
  <PageBody className="max-w-3xl! text-center">
    <RegistrationMark className="mx-auto mt-8 size-12 text-faint" />
    <h1 className="mt-6 text-3xl font-bold tracking-tight">{title}</h1>
    <p className="mt-3 wrap-anywhere text-soft">{text}</p>
    <p className="mt-6">{action}</p>
    {children}
  </PageBody>
);
