export { formLayers, loadForm } from './form.ts';
export { measureClutter } from './measure-clutter.ts';
