export const formatPoints = (value: number): string => {
  const rounded = Math.round(value * 10) / 10;
  return rounded === 0 && value > 0 ? 'under 0.1' : String(rounded);
};
