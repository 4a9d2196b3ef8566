import { type ReactNode, useId } from 'react';

export function Card({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0 border border-rule bg-sheet p-5">
      <h2 id={id} className="text-sm font-bold">
        {title}
      </h2>
      <div className="mt-3 grid gap-3 text-md">{children}</div>
    </section>
  );
}
