/**
 * English grammar slips that a pattern can find without parsing; each is wrong in any context. Based on the usual lists of
 * learners' errors (agreement, apostrophes, doubled comparison, uncountable plurals, verb after 'to' and 'do').
 */
export const GRAMMAR_ERRORS: readonly RegExp[] = [
  /\b(?:i|(?<!\b(?:for|to|with|of|about|like|from|near|around|behind|by|than) )you|we|they) (?:does|has|is|was|doesn'?t|hasn'?t|isn'?t|wasn'?t|knows|wants|needs|gets|makes|sells|takes|likes|thinks|says|goes|works|comes)\b/gi,
  /\b(?<!(?:does|did|do|will|can|let|make|makes|help|helps|watch|see|would|could|should|must|may|might|to|doesn'?t|didn'?t|if|what|once) )(?:he|she|it) (?:have|do|don'?t|haven'?t|are|need|want)\b/gi,
  /\b(?:do|does|did|don'?t|doesn'?t|didn'?t|can|can'?t|will|won'?t|would|should|must|could) (?:i |you |we |they |he |she |it )?(?:has|had|sells|makes|gets|goes|wants|needs|does|are|was|been|took|went|gave|came|knew)\b/gi,
  /\bhave you (?:get|go|see|make|take|do)\b|\bdid you (?:has|had|went|saw|took|got)\b/gi,
  /\b(?:to|can|will|would|should|must|could|may|might) (?:understands?ed|went|goed|buyed|been|has|had|is|are|was|were|makes|gets|sells|takes|gives|does)\b/gi,
  /\bwill be (?:understand|know|make|take|give|see|do|go|write|choose|speak|buy|sell|find)\b/gi,
  /\b(?:can|could|should|must|will) also to \w+|\bplease to \w+|\bfor to \w+|\bfor (?:buy|sell|make|get|see|know|go|take|have) (?:it|them|this|you|the|a)\b/gi,
  /\b(?:more|most) (?:better|easier|cheaper|faster|bigger|smaller|stronger|nicer|best|safer|quicker)\b|\b(?:bestest|gooder|worser)\b/gi,
  /\b(?:informations|advices|furnitures|equipments|softwares|luggages|feedbacks|homeworks|knowledges|childrens|peoples|womens|mens|foots|tooths|choosed|buyed|teached|catched|bringed|thinked|goed|maked|eated|sended|costed|builded|feeled|understanded)\b(?!['’])/gi,
  /\ba (?:photos|shoes|people|children|things|prices|clothes|bottles|houses|women|men)\b(?!['’ -]\w*(?:s\b|\w+))|\bmany (?:good )?(?!people|children|women|men)\w+'s\b|(?<!\b(?:a|one|per|\d) )\b(?:thousand|hundred|million) of\b/gi,
  /\b(?:is|are|was|were) (?:allready|choosed|comed|goed|maked)\b|(?:^|(?<=[.!?]\s+))(?:(?:all|our|the|these|your) )?(?:mums|customers|people|clients|accounts|windows|products) is\b/gim,
  /\b(?:\d+|two|three|four|five|many|most|various|several) (?:\w+ )?(?:\p{L}{3,})'s(?= ?(?:[.,;:!?]|and\b|or\b|$|at\b|for\b|is\b|are\b|garanteed|guaranteed|depend|in\b|on\b|from\b))/giu,
  /\b(?:your (?:(?:wanting|going|looking) (?:to|for)|welcome(?=[^\S\n]*(?:[.!,]|$)))|you'?re (?:money|car|business|order|own|needs|product|time|life|kids|baby|company|website)(?!-)|their going (?:to|for)|there going|its (?:a|an|the|so|just|not|been|to late)(?!-)\b|(?:its|it'?s|is|are) to (?:late|good|big|small|much|many|expensive)\b|too (?:use|buy|make|get|sell|see|be|have)|then you(?:'?ve)? ever|could of|should of|would of|must of|no what (?:im|i'?m)|loose weight|alot|abit|untill|there (?:the best|great|good))(?!\p{L})/gimu,
  /\b[Yy]our (?:the best|a)\b(?!-)/g,
  /\b(?:dont|wont|cant|didnt|doesnt|isnt|arent|wasnt|havent|hasnt|couldnt|shouldnt|wouldnt|thats|theyre|youre|youve|ive|im)\b/gi,
  /\bthem ones\b/gi,
  /\b(?:an) (?:[bcdfgjklmnpqrstvwxz]\p{Ll}{2,})\b/gu,
  // 'Jeopardy! is back' goes on after a name.
  /(?<=(?<!\.)[.!?]\s+)(?!(?:is|has|was)\b)[a-z]\p{Ll}+(?= \p{Ll}+ )/gu,
];
