const ALIKE = ['o0cdq', 'il1jtf', 'vyu', 'ecoa', 'mnrhw', 's5', 'b8', 'g9q', 'z2', 'pb', 'kh'];
const pairs = new Set(ALIKE.flatMap((group) => [...group].flatMap((a) => [...group].map((b) => a + b))));

/** Whether OCR may confuse these two lowercase letters or digits. */
export const looksAlike = (a: string, b: string): boolean => pairs.has(a + b);

/** Edit cost of an OCR confusion: half a mistake for letters that look alike. */
export const misreadCost = (a: string, b: string): number => (a === b ? 0 : looksAlike(a, b) ? 0.5 : 1);
