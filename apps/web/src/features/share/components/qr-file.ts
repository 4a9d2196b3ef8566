/** Minimum side in px, which prints at 8 cm. Rounded up so that every module has the same width. */
const PNG_SIDE = 1000;

const markup = (code: SVGSVGElement): string => new XMLSerializer().serializeToString(code);

export const svgOf = (code: SVGSVGElement): Blob =>
  new Blob([markup(code)], { type: 'image/svg+xml;charset=utf-8' });

/** @throws when this browser cannot draw it */
export async function pngOf(code: SVGSVGElement): Promise<Blob> {
  const modules = code.viewBox.baseVal.width;
  const side = Math.ceil(PNG_SIDE / modules) * modules;
  const picture = new Image(side, side);
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(markup(code))}`;
  await picture.decode();
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const pencil = canvas.getContext('2d');
  if (!pencil) throw new Error('Canvas 2D context is not available.');
  pencil.imageSmoothingEnabled = false;
  pencil.drawImage(picture, 0, 0, side, side);
  const png = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!png) throw new Error('The picture could not be packed.');
  return png;
}
