const ALIKE = ['o0cdq', 'il1jtf', 'vyu', 'ecoa', 'mnrhw', 's5', 'b8', 'g9q', 'z2', 'pb', 'kh'];
const pairs = new Set(ALIKE.flatMap((group) => [...group].flatMap((a) => [...group].map((b) => a + b))));

/** Whether a reader takes one of these small letters or figures for the other. */
export const looksAlike = (a: string, b: string): boolean => pairs.has(a + b);

/** What it costs a reader to take one letter for another: half a mistake where they look alike. */
export const misreadPrice = (a: string, b: string): number => (a === b ? 0 : looksAlike(a, b) ? 0.5 : 1);
