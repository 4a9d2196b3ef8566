/** Gradings that may wait or run for each grader; judgment: at 2 s each, half a minute of work. */
const EACH = 16;

/** However few graders are awake: one that is being restarted refuses nobody. */
const LEAST_ROOM = 32;

/** Everybody may have this many at once, however many others wait. */
const LEAST_SHARE = 2;

/** @returns gradings that wait or run together, over all servers */
export const roomFor = (graders: number): number => Math.max(LEAST_ROOM, EACH * graders);

interface Load {
  /** Of everybody. */
  readonly depth: number;
  /** Of the account that asks. */
  readonly own: number;
  /** Other accounts that wait. */
  readonly others: number;
  readonly room: number;
}

/** An even part of the room, with one part left for anyone who comes next. */
const shareOf = ({ room, others }: Pick<Load, 'room' | 'others'>): number =>
  Math.max(LEAST_SHARE, Math.floor(room / (others + 2)));

/**
 * Whether one more grading may come in. No account fills the queue, and who has nothing in it yet finds room where others no
 * longer do.
 */
export function admission({ depth, own, others, room }: Load): 'welcome' | 'own-share' | 'full' {
  if (own >= shareOf({ room, others })) return 'own-share';
  return depth < (own === 0 ? 2 * room : room) ? 'welcome' : 'full';
}

/** Fixes that are tried, of everybody and of one account: each is some eight gradings. */
export const roomForTrying = (graders: number): number => Math.max(8, 4 * graders);
export const MOST_TRYING_EACH = 2;
