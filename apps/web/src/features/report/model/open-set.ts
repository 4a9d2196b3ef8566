import { useCallback, useState } from 'react';

/** Ids of what stands open, and how one of them is opened or closed. */
export function useOpenSet(first: readonly string[]) {
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set(first));
  const set = useCallback((ids: string | readonly string[], wanted: boolean) => {
    const changed = typeof ids === 'string' ? [ids] : ids;
    setOpen((before) =>
      wanted
        ? new Set([...before, ...changed])
        : new Set([...before].filter((other) => !changed.includes(other))),
    );
  }, []);
  return [open, set] as const;
}
