import { createHash } from 'node:crypto';
import { TEXTS } from '@adjudge/contract';
import { type StoredAnalysis, type StoredCreative, openReport } from '../analyses/index.ts';
import type { CreativeStore } from '../../store/creative-store.ts';
import { ApiError } from '../../errors/api-error.ts';
import { drawCard } from './draw-card.ts';

export interface Card {
  readonly png: Uint8Array;
  /** ETag of the bytes, for browsers that already have them. */
  readonly tag: string;
}

/** About 150 kB each. */
const MOST_KEPT = 64;
const MOST_WAITING = 32;
const BUSY_RETRY_SECONDS = 5;

interface CachedCard {
  readonly card: Promise<Card>;
  /** Of the analysis that the card shows. */
  readonly correctedAt: number | null;
}

/** Cards of public reports, drawn one at a time and kept in memory while they are in use. */
export class ShareCards {
  readonly #store: CreativeStore;
  readonly #cards = new Map<string, CachedCard>();
  #waiting = 0;
  #last: Promise<unknown> = Promise.resolve();

  constructor(store: CreativeStore) {
    this.#store = store;
  }

  /** @throws ApiError 'busy' */
  of(analysis: StoredAnalysis, creative: StoredCreative): Promise<Card> {
    const kept = this.#cards.get(analysis.id);
    const correctedAt = analysis.correctedAt?.getTime() ?? null;
    const card = kept?.correctedAt === correctedAt ? kept.card : this.#queued(analysis, creative);
    // The most recently used card moves to the end, and the first one is evicted next.
    this.#cards.delete(analysis.id);
    this.#cards.set(analysis.id, { card, correctedAt });
    const [oldest] = this.#cards.keys();
    if (this.#cards.size > MOST_KEPT && oldest !== undefined) this.#cards.delete(oldest);
    return card;
  }

  forget(analysisId: string): void {
    this.#cards.delete(analysisId);
  }

  #queued(analysis: StoredAnalysis, creative: StoredCreative): Promise<Card> {
    if (this.#waiting >= MOST_WAITING) {
      throw new ApiError('busy', TEXTS.busy, { retryAfter: BUSY_RETRY_SECONDS });
    }
    this.#waiting += 1;
    const card = this.#last.then(() => this.#draw(analysis, creative));
    this.#last = card
      .catch(() => this.forget(analysis.id))
      .finally(() => {
        this.#waiting -= 1;
      });
    return card;
  }

  async #draw(analysis: StoredAnalysis, { kind, storeKey, thumbKey }: StoredCreative): Promise<Card> {
    const { overallScore: score, grade, verdict } = openReport(analysis);
    const video = kind === 'video';
    const key = video ? thumbKey : storeKey;
    const picture = key === null ? null : await this.#store.read(key).catch(() => null);
    const png = await drawCard({ score, grade, verdict, video }, picture);
    return { png, tag: `"${createHash('sha256').update(png).digest('base64url').slice(0, 22)}"` };
  }
}
