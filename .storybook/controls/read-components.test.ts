import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { argTypesOf } from './arg-types.ts';
import { readComponents } from './read-components.ts';

const home = fileURLToPath(new URL('../../packages/ui/src', import.meta.url));
const components = readComponents();

const propsOf = (name: string) => {
  const found = components.find((component) => component.name === name);
  if (!found) throw new Error(`There is no component ${name}.`);
  return argTypesOf(found);
};

/** Names that a component's file itself declares in its `interface OwnProps` or `interface ButtonProps`. */
function declaredProps(file: string, name: string): string[] {
  const { program } = parseSync(file, readFileSync(file, 'utf8'));
  return program.body.flatMap((statement) => {
    const inner = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (inner?.type !== 'TSInterfaceDeclaration') return [];
    if (inner.id.name !== `${name}Props` && inner.id.name !== 'OwnProps') return [];
    return inner.body.body.flatMap((member) =>
      member.type === 'TSPropertySignature' && member.key.type === 'Identifier' ? [member.key.name] : [],
    );
  });
}

const mainFiles = globSync('{components,patterns}/*/*.tsx', { cwd: home }).filter((file) => {
  const [name, folder] = [file.split('/').at(-1), file.split('/').at(-2)];
  return name === `${folder}.tsx`;
});

describe('the props that Storybook is told of', () => {
  it.each(mainFiles)('are all that %s declares', (path) => {
    const file = join(home, path);
    const [main] = components.filter((component) => component.file === file);
    expect(main, 'the component of the file').toBeDefined();
    const declared = declaredProps(file, main?.name ?? '');
    expect(main?.props.map(({ name }) => name)).toEqual(expect.arrayContaining(declared));
  });

  it('are those of base types too, with their defaults', () => {
    expect(propsOf('TextField').isRequired).toMatchObject({
      control: { type: 'boolean' },
      table: { type: { summary: 'boolean' }, defaultValue: { summary: 'true' } },
    });
  });

  it('are not those that come from React', () => {
    expect(propsOf('Button')).not.toHaveProperty('onKeyDown');
  });
});

describe('the control of a prop', () => {
  it.each([
    ['Button', 'variant', 'select', ['danger', 'primary', 'quiet', 'secondary']],
    ['Accordion', 'headingLevel', 'select', [2, 3, 4]],
    ['Amount', 'currency', 'select', ['USD', 'CAD']],
    ['Button', 'isPending', 'boolean', undefined],
    ['Button', 'children', 'text', undefined],
    ['Amount', 'minor', 'number', undefined],
    ['AddressFields', 'value', 'object', undefined],
  ])('of %s %s is a %s', (component, prop, type, options) => {
    expect(propsOf(component)[prop]).toMatchObject({ control: { type }, ...(options && { options }) });
  });

  it.each([
    ['Button', 'onPress', 'PressHandler'],
    ['Button', 'icon', 'Icon'],
    ['Select', 'options', 'readonly Option<Value>[]'],
  ])('of %s %s is none, and its type stands in the table', (component, prop, summary) => {
    expect(propsOf(component)[prop]).toMatchObject({
      control: { disable: true },
      table: { type: { summary: expect.stringContaining(summary) } },
    });
  });
});
