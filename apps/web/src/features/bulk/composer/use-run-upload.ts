import { type CreateBulkRun, TEXTS } from '@adjudge/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { call, errorMessage } from '../../../lib/api-client.ts';
import { BULK_KEY } from '../api/bulk-queries.ts';
import { type FileToSend, uploadFiles } from './upload-files.ts';

export interface Sending {
  readonly phase: 'idle' | 'sending' | 'stopped';
  /** The copy that each uploaded file was sent with, by file id. */
  readonly sent: ReadonlyMap<number, string | undefined>;
  /** Why each file was refused, by file id. */
  readonly refused: ReadonlyMap<number, string>;
  /** Why nothing could be sent, or why the run could not be started. */
  readonly problem: string | null;
}

const IDLE: Sending = { phase: 'idle', sent: new Map(), refused: new Map(), problem: null };

/**
 * Creates the run if it does not exist yet, uploads the files, and starts it. If a file is refused it stops before the
 * start, so that half a campaign is not graded without asking the user.
 */
export function useRunUpload(begunId: string | null, onStarted: (runId: string) => void) {
  const queryClient = useQueryClient();
  const [runId, setRunId] = useState(begunId);
  const [state, setState] = useState(IDLE);
  useWarningBeforeLeaving(state.phase === 'sending');
  const here = useRef(true);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);

  const start = async (id: string): Promise<void> => {
    await call('startBulkRun', { body: { runId: id } });
    await queryClient.invalidateQueries({ queryKey: BULK_KEY });
    // A user who has gone to another page stays there; the run continues without them.
    if (here.current) onStarted(id);
  };

  const send = async (run: CreateBulkRun, files: readonly FileToSend[]): Promise<void> => {
    setState((before) => ({ ...before, phase: 'sending', refused: new Map(), problem: null }));
    let refusals = 0;
    try {
      const id = runId ?? (await call('createBulkRun', { body: run })).runId;
      setRunId(id);
      await uploadFiles(id, files, {
        onSent: ({ id: file, adCopy }) =>
          setState((before) => ({ ...before, sent: new Map([...before.sent, [file, adCopy]]) })),
        onRefused: (file, why) => {
          refusals += 1;
          setState((before) => ({ ...before, refused: new Map([...before.refused, [file, why]]) }));
        },
      });
      if (refusals === 0) await start(id);
      else setState((before) => ({ ...before, phase: 'stopped' }));
    } catch (error) {
      const problem =
        error instanceof Error ? errorMessage(error, TEXTS.unknownProcessing) : TEXTS.unknownProcessing;
      setState((before) => ({ ...before, phase: 'stopped', problem }));
    }
  };

  /** Starts the run with the files uploaded so far. */
  const startWithout = async (): Promise<void> => {
    if (runId === null) return;
    setState((before) => ({ ...before, phase: 'sending', problem: null }));
    await start(runId).catch((error: Error) =>
      setState((before) => ({
        ...before,
        phase: 'stopped',
        problem: errorMessage(error, TEXTS.unknownProcessing),
      })),
    );
  };

  return { ...state, runId, send, startWithout };
}

function useWarningBeforeLeaving(active: boolean): void {
  useEffect(() => {
    if (!active) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [active]);
}
