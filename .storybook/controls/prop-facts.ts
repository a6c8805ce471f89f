/** A value that a control can set: `null` where nothing is chosen. */
export type Choice = string | number | boolean;

/** How a prop can be set by hand. */
export type Setting =
  | { readonly by: 'switch' | 'text' | 'number' | 'data' }
  /** One of a few values. */
  | { readonly by: 'choice'; readonly choices: readonly Choice[] }
  /** Anything that React shows. A text is edited as such; elements are made in code. */
  | { readonly by: 'node' }
  /** Functions, icons and what holds them. */
  | { readonly by: 'code' };

/** What the source says about a prop. */
export interface PropFacts {
  readonly name: string;
  /** Its type as TypeScript writes it, without `undefined`. */
  readonly type: string;
  readonly description: string;
  /** The text of its `@default` tag. */
  readonly defaultValue: string | undefined;
  readonly isRequired: boolean;
  readonly setting: Setting;
}

/** What the source says about a component. */
export interface ComponentFacts {
  readonly name: string;
  /** Absolute path of the file that declares it. */
  readonly file: string;
  readonly description: string;
  readonly props: readonly PropFacts[];
}
