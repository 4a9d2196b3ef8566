export { type Panel, panelAround } from './panel.ts';
