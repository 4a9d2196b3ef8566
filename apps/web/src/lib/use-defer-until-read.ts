import { useEffect, useRef } from 'react';

/**
 * Returns a function that runs `act` at once, or, while something is still being read, as soon as reading ends. Calls
 * made while waiting run `act` only once. `act` is told whether it had to wait.
 */
export function useDeferUntilRead(reading: boolean, act: (waited: boolean) => void): () => void {
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
