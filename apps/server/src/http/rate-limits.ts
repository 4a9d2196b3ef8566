export interface RateLimit {
  readonly max: number;
  readonly seconds: number;
}

export interface RateLimits {
  /** Per address. */
  readonly signIn: RateLimit;
  /** Failed attempts per email from any address, or per browser if it is known. Also limits a signed-in account's password checks. */
  readonly failedSignIn: RateLimit;
  /** Requests for a mailed link, per address. */
  readonly mailedLink: RateLimit;
  /** Links by mail to one mailbox, and separately other mails to one that is not proven. */
  readonly mailbox: RateLimit;
  /** Per address. */
  readonly registration: RateLimit;
  /** Per account. */
  readonly analysis: RateLimit;
  /** Per account: each may take eight gradings. */
  readonly whatIf: RateLimit;
  /** Per account: each repeats the last tenth of a grading. */
  readonly correction: RateLimit;
  /** Per account: corrections that ask the language model, which costs the operator money. Above it, the built-in text is used. */
  readonly writtenCorrection: RateLimit;
  /** Per account: each reads everything that is stored about the account. */
  readonly accountData: RateLimit;
  /** Per account: each may cause a request to another site. */
  readonly avatar: RateLimit;
  /** Per address. */
  readonly contact: RateLimit;
  /** Per account, for all exports together: each takes up to a second of CPU time. */
  readonly export: RateLimit;
  /** Per account: changes to bulk runs, including each added file. */
  readonly bulk: RateLimit;
  /** Per account: each reads all reports of a bulk run. */
  readonly bulkVerdicts: RateLimit;
  /** Per address: banners sent without an account. Only one a day is graded, but refused ones count here too. */
  readonly firstLook: RateLimit;
  /** Per address: visits to public reports. */
  readonly view: RateLimit;
  /** Per account: starting, attempting and viewing a payment. */
  readonly payment: RateLimit;
  /** Per address: preview cards, each of which may have to be rendered. */
  readonly card: RateLimit;
}

/** Chosen by judgment: far above what a person or an office behind one address does, far below what guessing needs. */
export const RATE_LIMITS: RateLimits = {
  signIn: { max: 30, seconds: 60 },
  failedSignIn: { max: 10, seconds: 900 },
  mailedLink: { max: 20, seconds: 600 },
  mailbox: { max: 5, seconds: 900 },
  registration: { max: 40, seconds: 600 },
  analysis: { max: 60, seconds: 60 },
  whatIf: { max: 10, seconds: 60 },
  correction: { max: 30, seconds: 60 },
  writtenCorrection: { max: 20, seconds: 3600 },
  accountData: { max: 6, seconds: 600 },
  avatar: { max: 60, seconds: 60 },
  contact: { max: 5, seconds: 600 },
  export: { max: 30, seconds: 60 },
  bulk: { max: 300, seconds: 60 },
  bulkVerdicts: { max: 20, seconds: 60 },
  firstLook: { max: 20, seconds: 600 },
  view: { max: 60, seconds: 60 },
  payment: { max: 60, seconds: 60 },
  card: { max: 120, seconds: 60 },
};
