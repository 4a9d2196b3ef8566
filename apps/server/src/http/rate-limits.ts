export interface RateLimit {
  readonly max: number;
  readonly seconds: number;
}

export interface RateLimits {
  /** Per address. */
  readonly signIn: RateLimit;
  /** Failed attempts per e-mail, from anywhere. */
  readonly failedSignIn: RateLimit;
  /** Requests for a mailed link, per address. */
  readonly mailedLink: RateLimit;
  /** Mails to one mailbox that somebody asked for. */
  readonly mailbox: RateLimit;
  /** Per address. */
  readonly registration: RateLimit;
  /** Per account. */
  readonly analysis: RateLimit;
  /** Per account: each may be eight gradings. */
  readonly whatIf: RateLimit;
  /** Per account: each is the last tenth of a grading. */
  readonly correction: RateLimit;
  /** Per account: each reads everything that is kept. */
  readonly accountData: RateLimit;
  /** Per account: each may be a call to another site. */
  readonly avatar: RateLimit;
  /** Per address. */
  readonly contact: RateLimit;
  /** Per account, all exports together: each takes up to a second of a processor. */
  readonly export: RateLimit;
  /** Per account: changes of bulk runs, each file that is added among them. */
  readonly bulk: RateLimit;
  /** Per address: banners sent without an account. One a day is graded; those that are refused count here. */
  readonly firstLook: RateLimit;
  /** Per address: visits of public reports. */
  readonly view: RateLimit;
  /** Per account: beginning, trying and looking at a payment. */
  readonly payment: RateLimit;
  /** Per address: preview cards, each of which may have to be drawn. */
  readonly card: RateLimit;
}

/** Judgment: far above what a person or an office behind one address does, far below what guessing needs. */
export const RATE_LIMITS: RateLimits = {
  signIn: { max: 30, seconds: 60 },
  failedSignIn: { max: 10, seconds: 900 },
  mailedLink: { max: 20, seconds: 600 },
  mailbox: { max: 5, seconds: 900 },
  registration: { max: 40, seconds: 600 },
  analysis: { max: 60, seconds: 60 },
  whatIf: { max: 10, seconds: 60 },
  correction: { max: 30, seconds: 60 },
  accountData: { max: 6, seconds: 600 },
  avatar: { max: 60, seconds: 60 },
  contact: { max: 5, seconds: 600 },
  export: { max: 30, seconds: 60 },
  bulk: { max: 300, seconds: 60 },
  firstLook: { max: 20, seconds: 600 },
  view: { max: 60, seconds: 60 },
  payment: { max: 60, seconds: 60 },
  card: { max: 120, seconds: 60 },
};
