/** Each word of a pattern, those with figures in them too, as `say` has it. Groups of words keep their shape. */
export function ownWords<Text extends object>(words: Text, say: (text: string) => string): Text {
  const said = (word: unknown): unknown => {
    if (typeof word === 'string') return say(word);
    if (typeof word === 'function') return (...figures: unknown[]) => say(word(...figures));
    return typeof word === 'object' && word !== null ? ownWords(word, say) : word;
  };
  return Object.fromEntries(Object.entries(words).map(([name, word]) => [name, said(word)])) as Text;
}
