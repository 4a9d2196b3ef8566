import type { Hints } from '@adjudge/engine/report';
import type { KeptBrowserVideo } from '../uploads/index.ts';
import type { CreditKind } from '../../db/schema.ts';

export interface Submission {
  readonly userId: string;
  readonly kind: CreditKind;
  readonly storeKey: string;
  readonly mediaType: string;
  readonly fileName: string;
  readonly bytes: number;
  readonly adCopy: string | null;
  /** What a person says of it. */
  readonly hints: Hints | null;
  /** Of a next version, what it shares with the others. */
  readonly versionsId?: string | null;
  /** By which its sender finds the grading again; null: they gave none. */
  readonly gradingKey: string | null;
  /** What the browser read of a video; its frames are in the store. */
  readonly browserVideo: KeptBrowserVideo | null;
}

export interface Enqueued {
  readonly creativeId: string;
  readonly analysisId: string;
}

export interface Submitted extends Enqueued {
  /** Gradings before this one. */
  readonly ahead: number;
  /** It was queued by an earlier call with the same key; what came with this one is not needed. */
  readonly known?: boolean;
  /** It has its analysis already. */
  readonly graded?: boolean;
}

/** Names a grading among those of its sender. */
export interface OwnKey {
  readonly userId: string;
  readonly key: string;
}
