export const rounded = (value: number, places: number): number =>
  Math.round(value * 10 ** places) / 10 ** places;

export const thousandths = (value: number): number => rounded(value, 3);
