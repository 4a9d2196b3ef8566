import { useEffect, useRef } from 'react';

/**
 * Acts at once, or, asked while something is still being read, as soon as that is read; asked twice it acts once.
 * `act` is told whether it had to wait.
 */
export function useOnceRead(reading: boolean, act: (waited: boolean) => void): () => void {
  const early = useRef(false);
  useEffect(() => {
    if (reading || !early.current) return;
    early.current = false;
    act(true);
  }, [reading, act]);
  return () => {
    if (reading) early.current = true;
    else act(false);
  };
}
