import path from 'node:path';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import type { Document } from './document.ts';
import { type FontSet, fontsFor } from './fonts.ts';
import { plainText } from '../formats/plain-text.ts';
import { printable } from './printable.ts';

/** A document can read only the templates. Pictures are placed next to them in memory. */
const TEMPLATES = path.join(import.meta.dirname, 'templates');
const MAIN = 'document.typ';

/** PDF/UA-1: tagged, with a title, a language and alt text for every picture. */
const ACCESSIBLE = 'ua-1';

/** For how many more documents a cached result is kept without being used. */
const CACHE_AGE = 4;

const compilers = new Map<string, Promise<NodeCompiler>>();

function compilerWith(fonts: FontSet): Promise<NodeCompiler> {
  const known = compilers.get(fonts.key);
  if (known) return known;
  const made = fonts
    .load()
    .then((fontBlobs) => NodeCompiler.create({ workspace: TEMPLATES, fontArgs: [{ fontBlobs }] }));
  compilers.set(fonts.key, made);
  return made;
}

/**
 * Typesets a document. Its texts are passed as data and never read as markup.
 * @param pictures JPEG or PNG, by their names in the document
 * @returns the PDF
 * @throws when it cannot be typeset, which is a bug of ours
 */
export async function typeset(
  document: Document,
  pictures: ReadonlyMap<string, Uint8Array>,
): Promise<Uint8Array> {
  const { title, subject } = document;
  const content = JSON.stringify({ ...printable(document), plainTitle: plainText(`${title}: ${subject}`) });
  const fonts = fontsFor(content);
  const compiler = await compilerWith(fonts);
  const files = [...pictures].map(([name, bytes]) => ({
    file: path.join(TEMPLATES, `${name}.picture`),
    bytes,
  }));
  for (const { file, bytes } of files) compiler.mapShadow(file, Buffer.from(bytes));
  try {
    const inputs = {
      document: content,
      families: JSON.stringify(fonts.families),
      pictures: JSON.stringify([...pictures.keys()]),
    };
    const compiled = compiler.compile({ mainFilePath: path.join(TEMPLATES, MAIN), inputs });
    const errors = compiled.takeDiagnostics();
    if (!compiled.result) {
      const told = errors ? JSON.stringify(compiler.fetchDiagnostics(errors)) : 'no reason given';
      throw new Error(`The document could not be set: ${told}`);
    }
    return accessible(compiler, compiled.result);
  } finally {
    for (const { file } of files) compiler.unmapShadow(file);
    compiler.evictCache(CACHE_AGE);
  }
}

/** A letter that no font has makes a document fail PDF/UA. It is then made as a tagged PDF without the standard. */
function accessible(compiler: NodeCompiler, result: Parameters<NodeCompiler['pdf']>[0]): Uint8Array {
  const creationTimestamp = Math.floor(Date.now() / 1000);
  try {
    return compiler.pdf(result, { pdfStandard: ACCESSIBLE, creationTimestamp });
  } catch {
    return compiler.pdf(result, { pdfTags: true, creationTimestamp });
  }
}
