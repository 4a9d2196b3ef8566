/** Length as platforms count it: wide characters (CJK, emoji) count twice. Use this in all gatherers and audits. */
export { widthOf as displayWidth } from '../../gatherers/copy/index.ts';
