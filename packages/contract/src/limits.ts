/** Numbers of the product, each in one place. Bytes, characters, milliseconds. */
export const LIMITS = {
  imageBytes: 6 * 1024 * 1024,
  directBytes: 6 * 1024 * 1024,
  videoBytes: 25 * 1024 * 1024,
  videoSeconds: 60,
  /** The browser takes no frames of anything longer. */
  framesSeconds: 90,
  framesLeast: 8,
  framesMost: 12,
  /** Pixels of a frame's longest side, and its JPEG quality. */
  frameSide: 480,
  frameQuality: 0.6,
  framesBytes: Math.floor(5.8 * 1024 * 1024),
  copyMin: 10,
  copyMax: 2000,
  /** A logo for reports, as it is uploaded. */
  logoBytes: 200_000,
  passwordMin: 8,
  passwordMax: 128,
  displayNameMax: 50,
  /** Of one account. */
  campaigns: 100,
  /** Characters of its name. */
  campaignNameMax: 80,
  /** Versions of a creative that are listed, the latest. */
  versionsListed: 20,
  /** Characters of a creative's name. */
  creativeNameMax: 80,
  emailMax: 254,
  /** Characters of a web address. */
  addressMax: 2048,
  pageDefault: 12,
  pageMax: 100,
  sidebarItems: 20,
  /** Scores in the course that the dashboard draws. */
  trendMax: 30,
  compareMin: 2,
  compareMax: 4,
  adminPage: 25,
  /** Creatives in one bulk run, runs of an account that wait for something, and characters of a run's name. */
  bulkItems: 200,
  bulkRuns: 3,
  bulkNameMax: 100,
  /** Characters of a manifest: 200 rows of the longest copy have less than half of it. */
  manifestMax: 900_000,
  manifestRows: 1000,
  manifestColumns: 50,
  /** Of an item's copy, where its whole run is looked at every other second. */
  bulkCopyShown: 160,
  contactNameMin: 2,
  contactNameMax: 100,
  contactSubjectMin: 5,
  contactSubjectMax: 200,
  contactMessageMin: 20,
  contactMessageMax: 2000,
} as const;

export const FREE_TRIAL = { banner: 3, video: 2 } as const;

/** Of the window in which one signs in with a provider: CSS pixels and milliseconds. */
export const SIGN_IN_POPUP = { width: 500, height: 600, timeoutMs: 300_000, closedCheckMs: 1000 } as const;
