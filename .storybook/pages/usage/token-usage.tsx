import { Text } from '@dayfare/ui/text';
import { useState } from 'react';
import { InputField, Segments } from '../shared/fields.tsx';
import type { ReviewGlobals } from '../shared/looks.ts';
import * as page from '../shared/page.css.ts';
import { ReviewPage } from '../shared/page.tsx';
import { useStoryIndex } from '../shared/stories/use-story-index.ts';
import { ByComponent } from './by-component.tsx';
import { ByToken } from './by-token.tsx';
import { tokenGroups } from './groups.ts';
import { componentUses as uses } from './uses.ts';

const allNames = Object.entries(tokenGroups).flatMap(([group, keys]) => keys.map((key) => `${group}.${key}`));

const directions = [
  { value: 'token', label: 'By token' },
  { value: 'component', label: 'By component' },
] as const;

const home = 'packages/ui/src/';

/** Which component reads which token, read from the source. */
export function TokenUsage({ globals }: { globals: ReviewGlobals }) {
  const [direction, setDirection] = useState<'token' | 'component'>('token');
  const [query, setQuery] = useState('');
  const entries = useStoryIndex() ?? [];
  const stories = new Map(
    entries
      .filter(({ file }) => file.startsWith(home))
      .toReversed()
      .map(({ file, id }) => [file.slice(home.length).split('/').slice(0, 2).join('/'), id]),
  );
  const has = (text: string) => text.toLowerCase().includes(query.trim().toLowerCase());
  const tokens = allNames.filter(has);
  const components = uses.filter(({ name }) => has(name));
  const count = direction === 'token' ? tokens.length : components.length;
  return (
    <ReviewPage
      title="Token usage"
      lead="Read from the components' own source, so it is never out of date. Change a token, and these are the components that change."
    >
      <div className={page.controls}>
        <Segments label="List" options={directions} value={direction} onChange={setDirection} />
        <InputField
          type="search"
          label={direction === 'token' ? 'Find a token' : 'Find a component'}
          value={query}
          onChange={setQuery}
        />
      </div>
      <div role="status">
        <Text variant="label" tone="muted">
          {count} {direction === 'token' ? 'tokens' : 'components'}
        </Text>
      </div>
      {direction === 'token' ? (
        <ByToken tokens={tokens} uses={uses} stories={stories} globals={globals} />
      ) : (
        <ByComponent uses={components} stories={stories} globals={globals} />
      )}
    </ReviewPage>
  );
}
