import { BULK_TEXTS, type BulkManifest } from '@adjudge/contract';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { errorMessage } from '../../../lib/api-client.ts';
import { manifestQuery } from '../api/bulk-queries.ts';
import { decodeText } from './decode-text.ts';

interface ChosenManifest {
  readonly edition: number;
  readonly name: string;
  readonly text: string;
}

/** The chosen manifest, checked against the chosen files. It is checked again whenever either changes. */
export function useManifest(fileNames: readonly string[]) {
  const [chosen, setChosen] = useState<ChosenManifest | null>(null);
  const [unreadable, setUnreadable] = useState(false);
  const [opening, setOpening] = useState(false);
  const edition = useRef(0);
  const { data, error, isPlaceholderData, isFetching } = useQuery(manifestQuery(chosen, fileNames));

  const choose = async (file: File): Promise<void> => {
    const turn = ++edition.current;
    setOpening(true);
    const bytes = await file.arrayBuffer().catch(() => null);
    if (turn !== edition.current) return;
    setOpening(false);
    setUnreadable(bytes === null);
    setChosen(bytes && { edition: turn, name: file.name, text: decodeText(new Uint8Array(bytes)) });
  };
  const remove = (): void => {
    edition.current += 1;
    setOpening(false);
    setUnreadable(false);
    setChosen(null);
  };

  const found: BulkManifest | undefined = chosen ? data : undefined;
  const errorText = error ? errorMessage(error, BULK_TEXTS.manifestUnreadable) : null;
  return {
    name: chosen?.name ?? null,
    found,
    problem: unreadable ? BULK_TEXTS.manifestUnreadable : chosen && errorText,
    /** The manifest is still being read or checked. */
    reading: opening || isFetching,
    /** Nothing needs fixing, and the check is complete. */
    settled: chosen === null ? !unreadable : found?.problems.length === 0 && !isPlaceholderData && !error,
    hintsOf: new Map(found?.hints.map(({ fileName, hints }) => [fileName, hints])),
    copyOf: new Map(found?.copies.map(({ fileName, adCopy }) => [fileName, adCopy])),
    choose,
    remove,
  };
}
