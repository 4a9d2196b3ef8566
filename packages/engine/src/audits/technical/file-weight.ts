import { defineAudit } from '../../audit.ts';
import { WHOLE_FRAME } from '../../geometry.ts';

export default defineAudit({
  id: 'file-weight',
  needs: ['file', 'image'],
  unit: 'kilobytes',
  curve: {
    shape: 'falling',
    good: 250,
    middling: 1400,
    source: 'IAB display guidelines 2017: 150 kB for most slots, 250 kB for the largest; middling: judgement',
  },
  effort: 'minutes',
  words: {
    name: 'Weight of the file',
    pass: 'The file is light enough to load at once',
    fail: 'The file is heavy',
    why: 'On a mobile network a heavy picture arrives after the reader has scrolled on, and display networks refuse it.',
    fix: 'Save as WebP or as JPEG of quality 80.',
    action: 'Save a lighter file',
  },

  run({ file, image }) {
    const kilobytes = file.bytes / 1024;
    const shown = Math.round(kilobytes);
    const perPixel = (file.bytes * 8) / (image.width * image.height * Math.max(1, file.frames));
    const expected = Math.round((image.width * image.height * 1.2) / 8 / 1024);
    return {
      kind: 'measured',
      value: kilobytes,
      evidence: [{ label: `${shown} kB as ${file.format.toUpperCase()}`, box: WHOLE_FRAME }],
      observation: `The file weighs ${shown} kB as ${file.format.toUpperCase()}, ${perPixel.toFixed(1)} bits a pixel.`,
      ...(kilobytes > 250 && {
        advice:
          file.format === 'png' || file.format === 'gif'
            ? `Save it as WebP or JPEG of quality 80: about ${expected} kB for ${image.width} x ${image.height} px instead of ${shown}.`
            : `Export at quality 80${Math.max(image.width, image.height) > 1920 ? ' and at most 1920 px on the longer side' : ''}: ${Math.min(shown, 250)} kB or less instead of ${shown}.`,
      }),
    };
  },
});
