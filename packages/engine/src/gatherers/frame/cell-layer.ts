/** Activations of a network's inner layer for every cell of the frame, row by row; the channels of a cell are adjacent. */
export interface CellLayer {
  readonly columns: number;
  readonly rows: number;
  readonly channels: number;
  readonly data: Float32Array;
}
