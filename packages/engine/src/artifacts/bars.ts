/** Share of the height (vertical) and of the width (horizontal), 0..1, under bars at both edges; 0 where there are none. */
export interface Bars {
  readonly vertical: number;
  readonly horizontal: number;
}
