export { type Decoded, decodeImage, judgedPage } from './decode.ts';
export { DEMUXERS, type VideoType, isVideo } from './demuxer.ts';
export { makeCreativeError } from './creative-error.ts';
export { SNIFF_BYTES, type SniffedType, sniffType } from './sniff-type.ts';
