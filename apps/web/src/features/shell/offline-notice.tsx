import { WifiOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';

function onChange(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Explains why nothing loads while there is no network. */
export function OfflineNotice() {
  const online = useSyncExternalStore(
    onChange,
    () => navigator.onLine,
    () => true,
  );
  if (online) return null;
  return (
    <p
      role="alert"
      data-print="hide"
      className="flex items-center justify-center gap-2 border-b border-mid bg-mid-tint px-4.5 py-2 text-md text-mid-text"
    >
      <WifiOff aria-hidden className="size-4.5 shrink-0" />
      You are offline. You can keep reading this page, but nothing new can be loaded or sent.
    </p>
  );
}
