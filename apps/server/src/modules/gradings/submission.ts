import type { Hints } from '@adjudge/engine/report';
import type { StoredBrowserVideo } from '../uploads/index.ts';
import type { CreditKind } from '../../db/schema.ts';

export interface Submission {
  readonly userId: string;
  readonly kind: CreditKind;
  readonly storeKey: string;
  readonly mediaType: string;
  readonly fileName: string;
  readonly bytes: number;
  readonly adCopy: string | null;
  /** What the user told us about it. */
  readonly hints: Hints | null;
  /** For a new version: the id that all versions of the creative share. */
  readonly versionsId?: string | null;
  /** Lets the sender find the grading again; null if none was given. */
  readonly gradingKey: string | null;
  /** What the browser read from a video; its frames are in the store. */
  readonly browserVideo: StoredBrowserVideo | null;
}

export interface Enqueued {
  readonly creativeId: string;
  readonly analysisId: string;
}

export interface Submitted extends Enqueued {
  /** Number of gradings ahead in the queue. */
  readonly ahead: number;
  /** Queued by an earlier call with the same key, so this call's upload is not needed. */
  readonly known?: boolean;
  /** Its analysis already exists. */
  readonly graded?: boolean;
}

/** Identifies a grading among those of its sender. */
export interface OwnKey {
  readonly userId: string;
  readonly key: string;
}
