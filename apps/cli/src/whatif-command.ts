import { TEXTS } from '@adjudge/contract';
import type { WhatIf, WhatIfFix } from '@adjudge/engine';
import { CreativeError, isVideo, sniffType } from '@adjudge/engine/intake';
import { parseCommandLine } from './command-line.ts';
import { UsageError } from './exit.ts';
import { canonicalJson, writeFiles } from './output.ts';
import { readCopy, readCreative } from './read-creative.ts';

/** Applies the fixes that the engine can make itself, grades the result, and prints what each gains. */
export async function run(args: string[]): Promise<number> {
  const { values, positionals } = parseCommandLine(args, {
    copy: { type: 'string' },
    'copy-file': { type: 'string' },
    json: { type: 'boolean' },
    out: { type: 'string' },
  });
  const [file, ...more] = positionals;
  if (!file || more.length > 0) throw new UsageError('whatif takes one FILE.');
  const creative = await readCreative(file, await readCopy(values));
  // Refuse a video before grading it, which would take long and be of no use here.
  if (isVideo(sniffType(creative.bytes))) throw new CreativeError('wrong-type', TEXTS.whatIfVideo);
  // Imported this late because the model libraries take a second to load, and usage errors are found without them.
  const { grade, whatIf } = await import('@adjudge/engine');
  const { whatIf: result, pictures } = await whatIf(creative, await grade(creative));

  if (values.out !== undefined) {
    const files = new Map<string, string | Uint8Array>([
      ...pictures,
      ['what-if.json', canonicalJson(result)],
    ]);
    await writeFiles(values.out, files);
  }
  process.stdout.write(values.json ? canonicalJson(result) : summary(creative.fileName, result));
  return 0;
}

function summary(
  fileName: string,
  { scoreBefore, gradeBefore, fixes, together, withoutGain }: WhatIf,
): string {
  const lines = [
    `${fileName}: ${scoreBefore ?? 'no score'}  ${gradeBefore}`,
    ...(fixes.length > 0
      ? ['', ...fixes.map(line)]
      : ['Nothing that can be changed here gains half a point.']),
    ...(together ? ['', line(together)] : []),
    ...(withoutGain.length > 0
      ? [
          '',
          `tried without gain: ${withoutGain.map(({ title, gain }) => `${title} (${signed(gain)})`).join(', ')}`,
        ]
      : []),
  ];
  return `${lines.join('\n')}\n`;
}

const line = ({ title, description, gain, scoreAfter, gradeAfter }: WhatIfFix): string =>
  `${signed(gain).padEnd(6)}${title}: ${scoreAfter} ${gradeAfter}\n      ${description}`;

const signed = (gain: number): string => `${gain < 0 ? '' : '+'}${gain.toFixed(1)}`;
