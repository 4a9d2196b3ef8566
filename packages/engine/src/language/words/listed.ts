/** A word list as it is written: parted by commas and line ends. */
export const listed = (text: string): readonly string[] =>
  text
    .split(/[,\n]/)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
