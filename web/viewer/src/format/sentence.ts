// The engine's words begin in lower case, to follow a path or a name; alone they look like a sentence.

/** Whether words may begin with a capital: a name of the format, such as result_filter, may not. */
export const isSentence = (words: string): boolean => /^[a-z]+(?![a-z]*[_.[\d])/.test(words);
