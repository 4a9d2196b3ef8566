/** Color bands of breakdown bars and badges: 80 and above is high, 60 to 79 medium, below 60 low. */
export type Band = 'high' | 'medium' | 'low';
export const bandOf = (score: number): Band => (score >= 80 ? 'high' : score >= 60 ? 'medium' : 'low');
