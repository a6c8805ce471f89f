import type { Plugin } from 'vite';
import { argTypesOf } from './arg-types.ts';
import type { ComponentFacts } from './prop-facts.ts';
import { readComponents } from './read-components.ts';

/**
 * Tells Storybook what props a component has and how each is set by hand: it is written onto the component, as its docgen would be. The types
 * are read by TypeScript itself, so that props of a base type and choices from a style sheet are known as well.
 */
export function componentProps(): Plugin {
  let read: Map<string, ComponentFacts[]> | undefined;
  return {
    name: 'component-props',
    watchChange() {
      read = undefined;
    },
    transform(code, id) {
      const [path = ''] = id.split('?');
      if (!path.endsWith('.tsx') || !path.includes('/packages/ui/src/')) return undefined;
      read ??= Map.groupBy(readComponents(), ({ file }) => file);
      const facts = read.get(path);
      if (!facts) return undefined;
      const lines = facts.map((component) => {
        const docgen = {
          displayName: component.name,
          description: component.description,
          argTypes: argTypesOf(component),
        };
        return `${component.name}.__docgenInfo = ${JSON.stringify(docgen)};`;
      });
      return { code: `${code}\n${lines.join('\n')}`, map: null };
    },
  };
}
