/** How crisp the letters are, in the pixels of the file. */
export interface LetterEdges {
  /** Width over which ink changes to background, beyond that of a crisp edge, in heights of the line. */
  readonly soft: number;
  /** Share of columns and rows in which nothing changes, 0..1. High when letters are made of blocks. */
  readonly stepped: number;
}
