import type { SniffedType } from './sniff-type.ts';

/** Types that are videos, with the reader of ffmpeg each is pinned to. */
export const DEMUXERS = { mp4: 'mov', mov: 'mov', avi: 'avi', webm: 'matroska', mkv: 'matroska' } as const;

export type VideoType = keyof typeof DEMUXERS;

export const isVideo = (type: SniffedType | null): type is VideoType => type !== null && type in DEMUXERS;
