import {
  Controls,
  Description,
  Primary,
  Stories,
  Subheading,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { lazy, Suspense } from 'react';
import { managerHref } from '../shared/stories/story-url.ts';

const home = /^(?:\.\/)?packages\/ui\/src\/([^/]+\/[^/]+)\//;

// The list is made from the source of all components: only a docs page has a use for it.
const ComponentTokens = lazy(() =>
  import('./component-tokens.tsx').then((module) => ({ default: module.ComponentTokens })),
);

/**
 * A component's own page: Storybook's usual one, and the tokens that the component reads. The stories of a screen, each of which is a whole
 * page with a server of its own, are links: side by side they would load Storybook a dozen times over.
 */
export function DocsPage() {
  const { preparedMeta, csfFile } = useOf<'meta'>('meta', ['meta']);
  const { fileName, docs } = preparedMeta.parameters;
  const [, folder] = home.exec(String(fileName ?? '')) ?? [];
  const isScreen = docs?.story?.inline === false;
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
      {isScreen ? <StoryLinks stories={Object.values(csfFile.stories)} /> : <Stories />}
    </>
  );
}

function StoryLinks({ stories }: { stories: readonly { readonly id: string; readonly name: string }[] }) {
  return (
    <>
      <Subheading>Stories</Subheading>
      <ul>
        {stories.map(({ id, name }) => (
          <li key={id}>
            <a href={managerHref(id)} target="_top">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
