/** Words that no sentence ends on. */
const DANGLING =
  /\b(?:a|an|the|and|or|but|of|with|your|our|my|their|to the|for the|than|because|if|is|are|we|they|i)[.!?…]/i;

/** A word twice where once is meant, and marks that cannot stand together. */
const DOUBLED =
  /\b(a|an|the|and|or|of|to|with|for|in|on|at|your|our|you|we|is|are) \1\b|[,;:][.!?]|[.!?] [.!?,;]|\s[,.;!?]|\(\s*\)|\.\.(?!\.)/i;

/** An auxiliary that its subject cannot have, and an article before the wrong sound. */
const DISAGREEING =
  /\b(?:you|we|they) (?:is|was|has|does)\b|\b(?:he|she|it) (?:are|were|have|do)\b|\ban (?=[bcdfgjklmnpqrstvwxz](?!mb|ei|our|on))\p{Ll}{2,}|\ba (?=[aei])(?!one|eu)\p{Ll}{2,}|\b(?:can|will|to) (?:is|are)\b/iu;

const paired = (text: string, opened: string, closed: string): boolean =>
  text.split(opened).length === text.split(closed).length;

/** Whether new words pass for grammatical: what fails is dropped rather than shown. English; it sees slips, not sense. */
export function readsWell(text: string): boolean {
  const straight = text.replaceAll('’', "'");
  return (
    !DANGLING.test(straight) &&
    !DOUBLED.test(straight) &&
    !DISAGREEING.test(straight) &&
    // What no English word holds was misread.
    !/[¿¡|_~^]/.test(text) &&
    paired(text, '(', ')') &&
    paired(text, '“', '”') &&
    text.split('"').length % 2 === 1 &&
    // Every sentence begins as one.
    !/[.!?]["”’)]* \p{Ll}\p{Ll}*(?!\.)\b/u.test(text.replace(/…/g, ''))
  );
}
