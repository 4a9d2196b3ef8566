export const BANNER_STORAGE_KEY = 'trial-banner-dismissed-at';
const DISMISSED_MS = 24 * 3600 * 1000;

/** Storage may be off, or another's writing in it: the banner is then shown again with the next page. */
export function isBannerDismissed(now: number): boolean {
  try {
    const kept = localStorage.getItem(BANNER_STORAGE_KEY);
    const since = kept === null ? Number.NaN : now - Number(kept);
    // A clock that was set back would keep it away for longer than a day.
    return since >= 0 && since < DISMISSED_MS;
  } catch {
    return false;
  }
}

export function dismissBanner(now: number): void {
  try {
    localStorage.setItem(BANNER_STORAGE_KEY, String(now));
  } catch {
    // It is put away as long as the page stands.
  }
}
