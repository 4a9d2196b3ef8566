/**
 * waiting: not started yet. grading: queued or running. unpaid: no credit of its kind was left when its turn came.
 * cancelled: the run was canceled before its turn came.
 */
export const BULK_ITEM_STATES = ['waiting', 'grading', 'graded', 'failed', 'unpaid', 'cancelled'] as const;
export type BulkItemState = (typeof BULK_ITEM_STATES)[number];

/** collecting: files may be added. paused: stopped until there are credits and the run is resumed. */
export const BULK_RUN_STATES = ['collecting', 'grading', 'paused', 'done', 'cancelled'] as const;
export type BulkRunState = (typeof BULK_RUN_STATES)[number];
