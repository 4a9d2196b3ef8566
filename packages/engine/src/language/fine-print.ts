const FINE_PRINT =
  /©|\b(?:terms|conditions|t&cs?|restrictions|exclusions)\b.*\bappl(?:y|ies)\b|^(?:see|read|view) (?:(?:the|our|full|all) )*(?:terms|conditions|t&cs?)\b|\bsee (?:(?:the|our|in) )*(?:web ?site|site|store|stores|dealer|pack(?:age|aging)?|label)s? for\b|\ball rights reserved\b|\bvoid where\b|\bno purchase necessary\b|\bsubject to\b|\bwhile (?:stocks?|supplies) last\b|\bexclud(?:es?|ing)\b|\bresults (?:may |can |will )?vary\b/i;

/** Whether a line is legal fine print by its words, in English: 'Terms apply, see our site for details' asks for nothing. */
export const isFinePrintByWords = (text: string): boolean => FINE_PRINT.test(text);
