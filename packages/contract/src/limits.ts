/** The product's limits, in bytes, characters and milliseconds unless noted. */
export const LIMITS = {
  imageBytes: 6 * 1024 * 1024,
  directBytes: 6 * 1024 * 1024,
  videoBytes: 25 * 1024 * 1024,
  videoSeconds: 60,
  /** The browser extracts no frames from videos longer than this. */
  framesSeconds: 90,
  framesLeast: 8,
  framesMost: 12,
  /** The longest side of a frame in pixels, and its JPEG quality. */
  frameSide: 480,
  frameQuality: 0.6,
  framesBytes: Math.floor(5.8 * 1024 * 1024),
  copyMin: 10,
  copyMax: 2000,
  /** Upload limit for a report logo. */
  logoBytes: 200_000,
  passwordMin: 8,
  passwordMax: 128,
  displayNameMax: 50,
  /** Per account. */
  campaigns: 100,
  /** Characters of a campaign's name. */
  campaignNameMax: 80,
  /** Only the latest versions of a creative are listed. */
  versionsListed: 20,
  /** Characters of a creative's name. */
  creativeNameMax: 80,
  emailMax: 254,
  /** Characters of a web address. */
  addressMax: 2048,
  pageDefault: 12,
  pageMax: 100,
  sidebarItems: 20,
  /** Scores in the dashboard's trend chart. */
  trendMax: 30,
  compareMin: 2,
  compareMax: 4,
  adminPage: 25,
  /** Creatives per bulk run, unfinished runs per account, and characters of a run's name. */
  bulkItems: 200,
  bulkRuns: 3,
  bulkNameMax: 100,
  /** Characters of a manifest. 200 rows with copy of maximum length need less than half of it. */
  manifestMax: 900_000,
  manifestRows: 1000,
  manifestColumns: 50,
  /** Characters of an item's copy in a run's progress, which the browser polls every other second. */
  bulkCopyShown: 160,
  contactNameMin: 2,
  contactNameMax: 100,
  contactSubjectMin: 5,
  contactSubjectMax: 200,
  contactMessageMin: 20,
  contactMessageMax: 2000,
} as const;

export const FREE_TRIAL = { banner: 3, video: 2 } as const;

/** The third-party sign-in popup, in CSS pixels and milliseconds. */
export const SIGN_IN_POPUP = { width: 500, height: 600, timeoutMs: 300_000, closedCheckMs: 1000 } as const;
