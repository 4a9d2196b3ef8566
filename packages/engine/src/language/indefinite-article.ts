/** English words that begin with a vowel sound. 'One', 'user' and 'European' do not; 'hour' and 'honest' do. */
const VOWEL_SOUND =
  /^(?:a|e(?!u|w)|i|o(?!nes?\b|nce\b)|u(?!bi|k|r[aeio]|s[aeiou]|t[aeio]|ni(?:[cfqtv]|on|s))|h(?:our|onest|eir|onou?r))/i;

/** The article of an English word: 'an' before a vowel sound, else 'a'. */
export const indefiniteArticle = (word: string): 'a' | 'an' => (VOWEL_SOUND.test(word) ? 'an' : 'a');
