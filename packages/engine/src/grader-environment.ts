/**
 * Environment of a process that grades one creative after another. glibc otherwise keeps the large blocks of pictures
 * and models it was given back: 20 ads peaked at 1,227 MB without these and at 775 MB with them. They are read when a
 * process starts, so whoever starts it has to set them; other C libraries ignore them.
 */
export const GRADER_ENVIRONMENT = {
  MALLOC_MMAP_THRESHOLD_: '1048576',
  MALLOC_TRIM_THRESHOLD_: '16777216',
} as const;
