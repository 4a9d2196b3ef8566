import type { SniffedType } from '@adjudge/engine/intake';

export const MEDIA_TYPES: Readonly<Record<SniffedType, string>> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
  mp4: 'video/mp4',
  mov: 'video/quicktime',
  avi: 'video/x-msvideo',
  webm: 'video/webm',
  mkv: 'video/x-matroska',
};

export const isVideo = (type: SniffedType): boolean => MEDIA_TYPES[type].startsWith('video/');
