/** Tones of a score badge on a list of analyses: 90 and above, 80, 70, below. */
export function scoreTone(score: number | null): 'good' | 'ink' | 'mid' | 'poor' | 'neutral' {
  if (score === null) return 'neutral';
  if (score >= 90) return 'good';
  if (score >= 80) return 'ink';
  return score >= 70 ? 'mid' : 'poor';
}

/** Tones of the badge on the Results page, whose bands are its own: 90 and above, 75, 60, below. */
export function resultsTone(score: number | null): 'good' | 'ink' | 'mid' | 'poor' | 'neutral' {
  if (score === null) return 'neutral';
  if (score >= 90) return 'good';
  if (score >= 75) return 'ink';
  return score >= 60 ? 'mid' : 'poor';
}
