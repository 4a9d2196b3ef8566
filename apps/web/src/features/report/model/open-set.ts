import { useCallback, useState } from 'react';

/** Returns the ids of open items, and a function that opens or closes some of them. */
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
