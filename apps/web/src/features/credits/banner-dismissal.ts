export const BANNER_STORAGE_KEY = 'trial-banner-dismissed-at';
const DISMISSED_MS = 24 * 3600 * 1000;

/** Storage may be unavailable or hold a foreign value. The banner then shows again on the next page. */
export function isBannerDismissed(now: number): boolean {
  try {
    const kept = localStorage.getItem(BANNER_STORAGE_KEY);
    const since = kept === null ? Number.NaN : now - Number(kept);
    // Without the lower bound, a clock that was set back would hide the banner for more than a day.
    return since >= 0 && since < DISMISSED_MS;
  } catch {
    return false;
  }
}

export function dismissBanner(now: number): void {
  try {
    localStorage.setItem(BANNER_STORAGE_KEY, String(now));
  } catch {
    // The banner stays dismissed only while this page is open.
  }
}
