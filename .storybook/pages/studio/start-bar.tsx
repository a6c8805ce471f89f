import { brandNames, brandTitle } from '@dayfare/themes/brands';
import { allTokens } from '@dayfare/themes/brands/all';
import type { Tokens } from '@dayfare/themes/contract';
import { foundationTokens } from '@dayfare/themes/foundations';
import { Button } from '@dayfare/ui/button';
import { useState } from 'react';
import { InputField, SelectField } from '../shared/fields.tsx';
import * as page from '../shared/page.css.ts';
import type { Studio, StudioAction } from './draft.ts';

/** What a brand can be a copy of. */
const sources: Readonly<Record<string, { readonly title: string; readonly tokens: Tokens }>> = {
  ...Object.fromEntries(
    brandNames.map((name) => [name, { title: brandTitle(name), tokens: allTokens[name] }]),
  ),
  neutral: { title: 'Neutral', tokens: foundationTokens.neutral },
};

/** A fresh copy of a brand. */
export const copyOf = (source: string): Extract<StudioAction, { do: 'start' }> => {
  const { title, tokens } = sources[source] ?? { title: 'Neutral', tokens: foundationTokens.neutral };
  return { do: 'start', title: `${title} copy`, tokens };
};

const options = Object.entries(sources).map(([value, { title }]) => ({ value, label: title }));

export interface StartBarProps {
  studio: Studio;
  /** The brand that the toolbar shows. */
  first: string;
  onAct: (action: StudioAction) => void;
}

/** Where the tokens come from, what the brand is called, and the way back. */
export function StartBar({ studio, first, onAct }: StartBarProps) {
  const [source, setSource] = useState(first);
  return (
    <div className={`${page.controls} ${page.onOneLine}`}>
      <SelectField label="Copy of" options={options} value={source} onChange={setSource} />
      <Button variant="secondary" onPress={() => onAct(copyOf(source))}>
        Start a copy
      </Button>
      <InputField label="Name" value={studio.title} onChange={(title) => onAct({ do: 'name', title })} />
      <Button variant="quiet" isDisabled={studio.past.length === 0} onPress={() => onAct({ do: 'undo' })}>
        {studio.past.length === 0 ? 'Nothing to undo' : `Undo ${studio.past.at(-1)?.change}`}
      </Button>
    </div>
  );
}
