import { type ReactNode, useId } from 'react';

export function Card({ title, aside, children }: { title: string; aside?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0 border border-rule bg-sheet p-5">
      <div className="flex items-center justify-between gap-3">
        <h2 id={id} className="text-md font-bold">
          {title}
        </h2>
        {aside}
      </div>
      <div className="mt-3 grid gap-4 text-md">{children}</div>
    </section>
  );
}
