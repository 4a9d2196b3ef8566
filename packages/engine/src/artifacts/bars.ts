/** Share of the height (vertical) and width (horizontal) that bars at both edges take up, 0..1; 0 means no bars. */
export interface Bars {
  readonly vertical: number;
  readonly horizontal: number;
}
