/**
 * Environment of a process that grades one creative after another. glibc otherwise keeps the large blocks of pictures
 * and models it was given back: 20 ads peaked at 1,227 MB without these and at 775 MB with them. They are read when a
 * process starts, so the parent process has to set them; other C libraries ignore them.
 */
export const GRADER_ENVIRONMENT = {
  MALLOC_MMAP_THRESHOLD_: '1048576',
  MALLOC_TRIM_THRESHOLD_: '16777216',
} as const;

/** Megabytes of JavaScript heap of a process that grades. */
export const GRADER_HEAP = 768;

/**
 * Options of Node for such a process. Young objects get 8 MB instead of 16 in each of its two threads: a video peaked at
 * 890 MB with neither option, at 800 with the bound on the heap and at 760 with both, in the same processor time.
 */
export const graderOptions = (heapMegabytes = GRADER_HEAP): string[] => [
  `--max-old-space-size=${heapMegabytes}`,
  '--max-semi-space-size=8',
];
