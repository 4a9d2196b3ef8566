import { useEffect } from 'react';

/** Accepts a pasted image wherever the focus is. Pasted text stays with its field. */
export function usePastedFiles(onFiles: (files: File[]) => void, enabled: boolean): void {
  useEffect(() => {
    if (!enabled) return;
    const take = ({ clipboardData, target }: ClipboardEvent) => {
      // Spreadsheets and slides put a picture of the copied text beside it.
      if (isTextField(target) && clipboardData?.types.includes('text/plain')) return;
      const files = [...(clipboardData?.files ?? [])];
      if (files.length > 0) onFiles(files);
    };
    document.addEventListener('paste', take);
    return () => document.removeEventListener('paste', take);
  }, [onFiles, enabled]);
}

const isTextField = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
