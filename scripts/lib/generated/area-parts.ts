import { globSync } from 'node:fs';

/** The first line of every generated file. */
export const note = '// Written by `pnpm generate`; a test fails when it is out of date.';

/** As in biome.json. */
export const lineWidth = 110;

const upperFirst = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);

/** A file of an area that gives its calls, their notes, handlers or refusals. */
export interface Part {
  readonly area: string;
  /** Path below the source. */
  readonly file: string;
  /** Name of its export: `pinContract`, and `moneyContract` for the one without a name of its own. */
  readonly name: string;
  /** The same, told apart from that of another area. */
  readonly local: string;
}

/** The parts of all areas in files whose names end in `role`: `session/pin-contract.ts`, `money/records/earnings-contract.ts`. */
export function partsIn(source: string, role: string): readonly Part[] {
  const pattern = `{*/${role}.ts,*/**/*-${role}.ts}`;
  return globSync(pattern, { cwd: source })
    .map((file) => file.replaceAll('\\', '/'))
    .sort()
    .map((file) => {
      const area = file.split('/')[0] ?? '';
      const base = file.split('/').at(-1) ?? '';
      const own = base.slice(0, -`${role}.ts`.length).replace(/-$/, '');
      const words = (own || area).replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
      const name = words + upperFirst(role);
      return { area, file, name, local: own ? area + upperFirst(name) : name };
    });
}

/** The line that imports a part, from a file that lies `up` from the source. */
export const importOf = ({ name, local, file }: Part, up: string) =>
  `import { ${name === local ? name : `${name} as ${local}`} } from '${up}${file}';`;

/** Lines of a table of areas: `session: { ...sessionContract, ...sessionPinContract },`. */
export function areasOf(parts: readonly Part[], inner: (part: Part) => string): string {
  const areas = [...new Set(parts.map(({ area }) => area))];
  return areas
    .map((area) => {
      const spreads = parts.filter((part) => part.area === area).map((part) => `    ...${inner(part)},`);
      return `  ${area}: {\n${spreads.join('\n')}\n  },`;
    })
    .join('\n');
}

/** What a part is called where the parts of all areas meet. */
export const local = (part: Part) => part.local;
