/** Characters as platforms count them: wide ones (CJK, emoji) twice. The one measure of length in gatherers and audits. */
export { widthOf as displayWidth } from '../../gatherers/copy/index.ts';
