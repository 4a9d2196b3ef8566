import { type ReactNode, useId } from 'react';

interface SectionProps {
  title: string;
  description?: ReactNode;
  children: ReactNode;
}

export function Section({ title, description, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="border-rule py-8 first:pt-2 not-first:border-t">
      <h2 id={id} className="text-xl font-bold tracking-tight">
        {title}
      </h2>
      {description ? <p className="mt-1 max-w-[65ch] text-md text-soft">{description}</p> : null}
      <div className="mt-5">{children}</div>
    </section>
  );
}
