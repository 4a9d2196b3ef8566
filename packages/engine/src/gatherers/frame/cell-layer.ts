/** What a network's inner layer holds of every cell of the frame, cell by cell, row by row. */
export interface CellLayer {
  readonly columns: number;
  readonly rows: number;
  readonly channels: number;
  readonly data: Float32Array;
}
