import type { ListedCheck } from '@adjudge/contract';

/** The most points that a check or a category can cost, in words. */
export function describeMaxPoints({
  alone,
  withCopy,
  video = 0,
  videoWithCopy = 0,
}: ListedCheck['points']): string {
  const ofBanners = describePoints(alone, withCopy, 'an ad');
  const ofVideos = describePoints(video, videoWithCopy, 'a video');
  if (!ofBanners) return ofVideos ?? 'Reported, not counted';
  return ofVideos ? `${ofBanners}. ${ofVideos}` : ofBanners;
}

function describePoints(alone: number, withCopy: number, what: string): string | null {
  if (alone === 0 && withCopy === 0) return null;
  if (alone === 0) return `${withCopy} of 100 points of ${what} with copy`;
  return `${alone} of 100 points${what === 'a video' ? ` of ${what}` : ''}; ${withCopy} with copy`;
}
