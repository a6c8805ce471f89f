import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { componentName } from '../make/component-files.ts';
import { libraryFolder } from '../make/make-component.ts';

/** `../patterns/receipt/receipt.specimen.tsx` as a name in code: `receipt`. */
const nameOf = (file: string) => basename(file, '.specimen.tsx');

function story(file: string): string {
  const component = componentName(nameOf(file));
  return `/** ${component} with as many words as there can be. */
export const ${component} = meta.story(worst(${component}Specimen));
`;
}

/** The stories of the specimens that share no page, by path below the library: Storybook finds stories only by their names. */
export function stressStories(library: string = libraryFolder): Readonly<Record<string, string>> {
  const alone = globSync('{primitives,components,patterns}/*/*.specimen.tsx', { cwd: library })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => readFileSync(join(library, file), 'utf8').includes("export const page = 'alone';"))
    .sort();
  const imports = alone.map(
    (file) => `import { specimen as ${componentName(nameOf(file))}Specimen } from '../${file}';`,
  );
  return {
    'conformance/stress-alone.stories.tsx': `// Written by \`pnpm generate\`; a test fails when it is out of date.
import preview from '@dayfare/storybook/preview';
${imports.join('\n')}
import { twiceAsLong, unbreakable } from '../testing/stress-text.tsx';
import type { Specimen } from './specimens/specimen.ts';

const meta = preview.meta({
  title: 'Conformance/Stress text/Alone',
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
});

/** Each text at twice its length, with a word at its end that offers no place to break. */
const worst = (specimen: Specimen) => ({
  render: () => specimen((text) => \`\${twiceAsLong(text)} \${unbreakable}\`),
});

${alone.map(story).join('\n')}`,
  };
}
