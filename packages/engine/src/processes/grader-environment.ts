/**
 * Environment of a process that grades one creative after another. By default, glibc keeps the large blocks of pictures
 * and models that were freed. Blocks that it does return come back as new pages the next time, which some virtual
 * machines charge dearly for. Huge pages, where the kernel has them, keep those few. Nine ads on such a machine, seconds
 * each and peak memory: 1.9 s and 1,177 MB without this, 7.3 s and 889 MB with blocks from 1 MB returned, 2.3 s and 943
 * MB with this. It is read when a process starts, so the parent process has to set it. Other C libraries ignore it.
 */
export const GRADER_ENVIRONMENT = {
  GLIBC_TUNABLES:
    'glibc.malloc.mmap_threshold=4194304:glibc.malloc.trim_threshold=16777216:glibc.malloc.hugetlb=1',
} as const;

/** JavaScript heap of a grading process, in megabytes. */
export const GRADER_HEAP = 768;

/**
 * Node options for such a process. Young objects get 8 MB instead of 16 in each of its two threads. A video peaked at 890
 * MB with neither option, at 800 with the heap limit, and at 760 with both, in the same CPU time.
 */
export const graderOptions = (heapMegabytes = GRADER_HEAP): string[] => [
  `--max-old-space-size=${heapMegabytes}`,
  '--max-semi-space-size=8',
];
