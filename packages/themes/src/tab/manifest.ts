import type { Colour } from '../contract/tokens.ts';
import type { Voice } from '../contract/voice.ts';

/** Addresses that a manifest speaks of. */
export interface TabAddresses {
  readonly icon: string;
  readonly maskableIcon: string;
  /** Where the installed app begins, and what belongs to it. */
  readonly start: string;
}

/** The members of a web app manifest that we write. https://www.w3.org/TR/appmanifest/ */
export interface WebManifest {
  readonly id: string;
  readonly name: string;
  readonly short_name: string;
  readonly description: string;
  readonly lang: string;
  readonly start_url: string;
  readonly scope: string;
  readonly display: 'standalone';
  readonly background_color: Colour;
  readonly theme_color: Colour;
  readonly icons: readonly {
    readonly src: string;
    readonly sizes: 'any';
    readonly type: 'image/svg+xml';
    readonly purpose: 'any' | 'maskable';
  }[];
}

// Home screens cut longer names.
const longestShortName = 12;

/** A name for under an icon: whole if it fits, else as many of its words as do. */
function shortName(name: string): string {
  if (name.length <= longestShortName) return name;
  const [first = name, ...rest] = name.split(' ');
  const whole = rest.reduce(
    (kept, word) => (`${kept} ${word}`.length <= longestShortName ? `${kept} ${word}` : kept),
    first,
  );
  return whole.slice(0, longestShortName);
}

/** The manifest of a brand in the language of its wording; the colours are those of the light scheme, since a manifest has only one. */
export function webManifest(
  { productName, promise }: Voice,
  colour: Colour,
  { icon, maskableIcon, start }: TabAddresses,
): WebManifest {
  const drawing = { sizes: 'any', type: 'image/svg+xml' } as const;
  return {
    id: start,
    name: productName,
    short_name: shortName(productName),
    description: promise,
    lang: 'en',
    start_url: start,
    scope: start,
    display: 'standalone',
    background_color: colour,
    theme_color: colour,
    icons: [
      { src: icon, ...drawing, purpose: 'any' },
      { src: maskableIcon, ...drawing, purpose: 'maskable' },
    ],
  };
}
