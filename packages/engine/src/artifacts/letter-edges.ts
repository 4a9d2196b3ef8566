/** How crisp letters are in the pixels of the file. */
export interface LetterEdges {
  /** Width over which ink turns into background, beyond that of a crisp edge, in heights of the line. */
  readonly soft: number;
  /** Share of columns and rows, 0..1, in which nothing changes: high where letters are made of blocks. */
  readonly stepped: number;
}
