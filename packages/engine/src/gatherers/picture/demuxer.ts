import type { SniffedType } from './sniff-type.ts';

/** Video types, each with the ffmpeg demuxer that it is restricted to. */
export const DEMUXERS = { mp4: 'mov', mov: 'mov', avi: 'avi', webm: 'matroska', mkv: 'matroska' } as const;

export type VideoType = keyof typeof DEMUXERS;

export const isVideo = (type: SniffedType | null): type is VideoType => type !== null && type in DEMUXERS;
