/// <reference types="vite/types/importMeta.d.ts" />

/** A folder of the library: a component, or a pattern composed of them. */
export interface Part {
  /** Where it is: `components/text-field`. */
  readonly home: string;
  /** Name of the folder, and of its main file: `text-field`. */
  readonly name: string;
  readonly kind: 'components' | 'patterns';
  /** Names of the files that lie directly in the folder. */
  readonly files: readonly string[];
  /** Text of one of them; empty where there is no such file. Stylesheets have none here. */
  readonly text: (file: string) => string;
}

const places = Object.keys(import.meta.glob(['../components/*/*', '../patterns/*/*']));
const texts = import.meta.glob<string>(
  ['../{components,patterns}/*/*.{ts,tsx,md}', '!../{components,patterns}/*/*.css.ts'],
  { query: '?raw', import: 'default', eager: true },
);

/** Files that several patterns share; no pattern itself. */
const noParts: readonly string[] = ['patterns/shared'];

const homes = new Set(places.map((place) => place.slice('../'.length, place.lastIndexOf('/'))));

/** Every component and every pattern, as the folders say: there is no list to forget a new one in. */
export const parts: readonly Part[] = [...homes]
  .filter((home) => !noParts.includes(home))
  .map((home) => {
    const [kind, name = ''] = home.split('/');
    const files = places
      .filter((place) => place.startsWith(`../${home}/`))
      .map((place) => place.slice(`../${home}/`.length));
    return {
      home,
      name,
      kind: kind === 'patterns' ? 'patterns' : 'components',
      files,
      text: (file) => texts[`../${home}/${file}`] ?? '',
    };
  });

const isShipped = (file: string) =>
  /\.tsx?$/.test(file) && !/\.(test|stories|specimen|fixtures|css)\.tsx?$/.test(file);

/** The files of a part that reach an app, stylesheets apart. */
export const shipped = ({ files }: Part): string[] => files.filter(isShipped);

/** The story files of a part. */
export const storyFiles = ({ files }: Part): string[] =>
  files.filter((file) => file.endsWith('.stories.tsx'));
