/**
 * Environment of a process that grades one creative after another. glibc otherwise keeps the large blocks of pictures
 * and models it was given back. Blocks that it does give back come as new pages the next time, which some virtual machines
 * charge dearly for; huge pages, where the kernel has them, make them few. Nine ads on such a machine, seconds each and peak:
 * 1.9 and 1,177 MB without this, 7.3 and 889 MB with blocks from 1 MB given back, 2.3 and 943 MB with this. It is read when a
 * process starts, so the parent process has to set it; other C libraries ignore it.
 */
export const GRADER_ENVIRONMENT = {
  GLIBC_TUNABLES:
    'glibc.malloc.mmap_threshold=4194304:glibc.malloc.trim_threshold=16777216:glibc.malloc.hugetlb=1',
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
