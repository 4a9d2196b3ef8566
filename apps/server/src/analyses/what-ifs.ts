import { TEXTS } from '@adjudge/contract';
import { CreativeError } from '@adjudge/engine/intake';
import type { WhatIf } from '@adjudge/engine/report';
import type { CreativeStore } from '../creatives/creative-store.ts';
import { measuredKeyOf, partKeyOf } from '../creatives/file-store.ts';
import type { Database } from '../db/open-database.ts';
import { Refusal } from '../errors.ts';
import { BUSY_RETRY_SECONDS } from '../jobs/grade-creative.job.ts';
import type { Grader } from '../jobs/grader.ts';
import {
  type StoredAnalysis,
  type StoredCreative,
  findAnalysis,
  keepWhatIf,
  openReport,
  openWhatIf,
} from './analyses.ts';

interface Tools {
  readonly db: Database;
  readonly store: CreativeStore;
  readonly grader: Grader;
}

/** Waiting and running together; judgment: two minutes of work behind each other. */
const MOST_UNFINISHED = 8;

/** Fixes of analyses, made once each and kept. One at a time, so that gradings always find another process free. */
export class WhatIfs {
  readonly #tools: Tools;
  readonly #unfinished = new Map<string, Promise<WhatIf>>();
  #last: Promise<unknown> = Promise.resolve();

  constructor(tools: Tools) {
    this.#tools = tools;
  }

  /**
   * What was kept, or made now; callers who ask for the same in the meantime wait with the first.
   * @throws Refusal 'busy', 'absent' when the creative's file is gone, or why it could not be made
   */
  async of(analysis: StoredAnalysis, creative: StoredCreative): Promise<WhatIf> {
    const kept = openWhatIf(analysis);
    if (kept) return kept;
    const running = this.#unfinished.get(analysis.id);
    if (running) return running;
    if (this.#unfinished.size >= MOST_UNFINISHED) {
      throw new Refusal('busy', TEXTS.busy, { retryAfter: BUSY_RETRY_SECONDS });
    }
    const made = this.#last.then(() => this.#make(analysis, creative));
    this.#last = made.catch(() => {});
    this.#unfinished.set(analysis.id, made);
    try {
      return await made;
    } finally {
      this.#unfinished.delete(analysis.id);
    }
  }

  async #make(analysis: StoredAnalysis, { storeKey, fileName }: StoredCreative): Promise<WhatIf> {
    const { db, store, grader } = this.#tools;
    const bytes = await store.read(storeKey).catch((cause: unknown) => {
      throw new Refusal('absent', TEXTS.creativeGone, { cause });
    });
    const copy = analysis.adCopy === null ? {} : { copy: analysis.adCopy };
    const { told } = openReport(analysis);
    const creative = { bytes, fileName, ...copy, ...(told && { told }) };
    const key = measuredKeyOf(storeKey);
    const measured = analysis.measured && (await store.size(key)) !== null ? await store.read(key) : null;
    const { whatIf, pictures } = await grader.whatIf(creative, measured).catch(refuse);
    for (const [name, jpeg] of pictures) await store.put(partKeyOf(storeKey, name), jpeg);
    if (!(await keepWhatIf(db, analysis, whatIf))) {
      if (await findAnalysis(db, analysis.id)) throw new Refusal('conflict', TEXTS.correctedMeanwhile);
      await store.removeWithParts(storeKey);
      throw new Refusal('absent', TEXTS.analysisAbsent);
    }
    return whatIf;
  }
}

function refuse(cause: unknown): never {
  if (cause instanceof CreativeError) throw new Refusal('undecodable', cause.message, { cause });
  throw new Refusal('grading-failed', TEXTS.whatIfFailed, { cause });
}
