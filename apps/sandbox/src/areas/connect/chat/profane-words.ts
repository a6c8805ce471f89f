/** Words that are not sent, in the languages that the app speaks. Deliberately few and mild: an organization brings its own list. */
export const profaneWords = [
  'bastard',
  'bullshit',
  'cabrón',
  'crap',
  'damn',
  'merde',
  'mierda',
  'shit',
] as const;
