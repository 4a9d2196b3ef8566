/** Shared by client and server. */
export const SHARING_TEXTS = {
  updateFailed: 'Failed to update settings. Please try again.',
  callFailed: 'Failed to update share settings',
  qrFailed: 'Failed to generate QR code',
  qrDownloadFailed: 'Failed to download QR code',
  notFound: 'This analysis could not be found.',
  notPublic: 'This analysis is either private or no longer available.',
} as const;

/**
 * Title of a public report, in the page head and in link previews.
 * @param name the owner's name for the creative; null when they set none
 */
export function shareTitle(score: string | null, name: string | null): string {
  const report = score === null ? 'Ad Analysis Report' : `Ad Analysis Report - Score: ${score}/100`;
  return name === null ? report : `${name} · ${report}`;
}
