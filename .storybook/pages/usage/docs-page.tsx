import {
  Controls,
  Description,
  Primary,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { lazy, Suspense } from 'react';

const home = /^(?:\.\/)?packages\/ui\/src\/([^/]+\/[^/]+)\//;

// The list is made from the source of all components: only a docs page has a use for it.
const ComponentTokens = lazy(() =>
  import('./component-tokens.tsx').then((module) => ({ default: module.ComponentTokens })),
);

/** A component's own page: Storybook's usual one, and the tokens that the component reads. */
export function DocsPage() {
  const { preparedMeta } = useOf<'meta'>('meta', ['meta']);
  const [, folder] = home.exec(String(preparedMeta.parameters.fileName ?? '')) ?? [];
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <Primary />
      <Controls />
      {folder !== undefined && (
        <Suspense fallback={null}>
          <ComponentTokens folder={folder} />
        </Suspense>
      )}
      <Stories />
    </>
  );
}
