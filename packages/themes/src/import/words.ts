import type { Scheme } from '../contract/tokens.ts';

/** Words that say only that something is a token, or which layer of a system it belongs to. */
const noise = new Set(
  'color colors colour colours token tokens semantic sys system theme themes base default root alias ref global globals core app ui palette value values normal static set style styles'.split(
    ' ',
  ),
);

/** Words that tools use for the same thing: the one that is looked for, then the others. */
const sameWords: Readonly<Record<string, string>> = {
  background: 'bg backgrounds fill',
  text: 'fg foreground content texts',
  danger: 'error critical destructive negative',
  success: 'positive',
  warning: 'caution attention notice',
  info: 'informative information informational',
  border: 'stroke outline divider separator borders',
  hover: 'hovered',
  pressed: 'press active down',
  raised: 'elevated',
  radius: 'rounded corner corners radii',
  button: 'btn buttons cta',
  field: 'input inputs textfield',
  card: 'cards',
  link: 'links anchor',
  inverse: 'inverted',
  family: 'families',
  size: 'sizes',
  scrim: 'overlay backdrop veil',
};

const wordBehind = new Map(
  Object.entries(sameWords).flatMap(([word, others]) => others.split(' ').map((other) => [other, word])),
);

const split = (name: string) =>
  name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z\d]+/);

/** The words of a token's name, one for each idea: `color/bg/btn-primaryHover` is background, button, primary, hover. */
export function wordsOf(path: readonly string[]): ReadonlySet<string> {
  const words = split(path.join(' ')).filter((word) => word !== '' && !noise.has(word));
  return new Set(words.map((word) => wordBehind.get(word) ?? word));
}

/** The scheme that a name speaks of, such as that of a mode, a file or a group. */
export function schemeIn(name: string): Scheme | undefined {
  const words = split(name);
  if (words.includes('dark') || words.includes('night')) return 'dark';
  return words.includes('light') || words.includes('day') ? 'light' : undefined;
}
