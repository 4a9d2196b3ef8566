/** Gradings per grader that may wait or run. Chosen by judgment: at 2 s each, half a minute of work. */
const GRADINGS_PER_GRADER = 16;

/** Applies however few graders are running, so that a restart does not reject anyone. */
const MIN_CAPACITY = 32;

/** Every account may have this many at once, however many others are waiting. */
const MIN_SHARE = 2;

/** @returns how many gradings may wait or run at once, across all servers */
export const queueCapacity = (graders: number): number =>
  Math.max(MIN_CAPACITY, GRADINGS_PER_GRADER * graders);

interface Load {
  /** Unfinished gradings of all accounts. */
  readonly depth: number;
  /** Unfinished gradings of the requesting account. */
  readonly own: number;
  /** Number of other accounts that are waiting. */
  readonly others: number;
  readonly room: number;
}

/** An equal share of the room, with one share left for the next account. */
const shareOf = ({ room, others }: Pick<Load, 'room' | 'others'>): number =>
  Math.max(MIN_SHARE, Math.floor(room / (others + 2)));

/**
 * Whether one more grading is admitted. No account can fill the queue. An account with nothing in it yet is still admitted
 * when others no longer are.
 */
export function admission({ depth, own, others, room }: Load): 'welcome' | 'own-share' | 'full' {
  if (own >= shareOf({ room, others })) return 'own-share';
  return depth < (own === 0 ? 2 * room : room) ? 'welcome' : 'full';
}

/** Limits on what-ifs at once, for all accounts together and for each. A what-if takes about eight gradings. */
export const maxWhatIfs = (graders: number): number => Math.max(8, 4 * graders);
export const MAX_WHAT_IFS_PER_ACCOUNT = 2;

/** With a language model, a correction may keep a grader waiting for longer than a grading takes. */
export const MAX_CORRECTIONS_PER_ACCOUNT = 2;
