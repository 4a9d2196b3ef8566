/** Numbers of the product, each in one place. Bytes, characters, milliseconds. */
export const LIMITS = {
  imageBytes: 6 * 1024 * 1024,
  directBytes: 6 * 1024 * 1024,
  videoBytes: 25 * 1024 * 1024,
  videoSeconds: 60,
  copyMin: 10,
  copyMax: 2000,
  passwordMin: 8,
  passwordMax: 128,
  displayNameMax: 50,
  emailMax: 254,
  pageDefault: 12,
  pageMax: 100,
  sidebarItems: 20,
} as const;

export const FREE_TRIAL = { banner: 3, video: 2 } as const;
