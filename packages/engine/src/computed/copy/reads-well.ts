import { indefiniteArticle } from '../../language/indefinite-article.ts';

/** Words that cannot end a sentence. */
const DANGLING =
  /\b(?:a|an|the|and|or|but|of|with|your|our|my|their|to the|for the|than|because|if|is|are|we|they|i)[.!?…]/i;

/** A word repeated by mistake, or punctuation that cannot stand together. */
const DOUBLED =
  /\b(a|an|the|and|or|of|to|with|for|in|on|at|your|our|you|we|is|are) \1\b|[,;:][.!?]|[.!?] [.!?,;]|\s[,.;!?]|\(\s*\)|\.\.(?!\.)/i;

/** An auxiliary that does not agree with its subject. */
const DISAGREEING =
  /\b(?:you|we|they) (?:is|was|has|does)\b|\b(?:he|she|it) (?:are|were|have|do)\b|\b(?:can|will|to) (?:is|are)\b/iu;

/** An article before the wrong sound. Many say 'an historic'. Capitals may be spelled out, so they are not judged. */
const hasWrongArticle = (text: string): boolean =>
  [...text.matchAll(/\b([Aa]n?) (?!hist)(\p{Ll}{2,})/gu)].some(
    ([, article, word]) => article!.toLowerCase() !== indefiniteArticle(word!),
  );

const paired = (text: string, opened: string, closed: string): boolean =>
  text.split(opened).length === text.split(closed).length;

/** Whether generated English passes as grammatical. Texts that fail are dropped. It detects mistakes of form, not of sense. */
export function readsWell(text: string): boolean {
  const straight = text.replaceAll('’', "'");
  return (
    !DANGLING.test(straight) &&
    !DOUBLED.test(straight) &&
    !DISAGREEING.test(straight) &&
    !hasWrongArticle(straight) &&
    // English text does not contain these; they come from misreading.
    !/[¿¡|_~^]/.test(text) &&
    paired(text, '(', ')') &&
    paired(text, '“', '”') &&
    text.split('"').length % 2 === 1 &&
    // Every sentence must start with a capital.
    !/[.!?]["”’)]* \p{Ll}\p{Ll}*(?!\.)\b/u.test(text.replace(/…/g, ''))
  );
}
