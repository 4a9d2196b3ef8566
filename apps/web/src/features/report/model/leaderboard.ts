/** Beyond this ratio a banner gets the whole width, or its words would be too small to point at. */
const LEADERBOARD = 3;

export const isLeaderboard = ({ width, height }: { width: number; height: number }): boolean =>
  width / Math.max(1, height) > LEADERBOARD;
