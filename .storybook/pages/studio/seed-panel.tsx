import type { Colour, Tokens } from '@dayfare/themes/contract';
import { deriveTokens, type Seed, seedNames } from '@dayfare/themes/derive';
import { Button } from '@dayfare/ui/button';
import { Disclosure } from '@dayfare/ui/disclosure';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import { useState } from 'react';
import type { StudioAction } from './draft.ts';
import { SeedField, type SeedName } from './seed-field.tsx';
import * as styles from './studio.css.ts';

/** A list of colours for the seeds from one of them on, as a palette is pasted. */
const fromHere = (first: SeedName, colours: readonly Colour[]) => {
  const names = seedNames.slice(seedNames.indexOf(first));
  return Object.fromEntries(names.flatMap((name, index) => (colours[index] ? [[name, colours[index]]] : [])));
};

export interface SeedPanelProps {
  tokens: Tokens;
  onAct: (action: StudioAction) => void;
}

/** Six colours, from which both schemes are mixed so that each pair has its contrast. */
export function SeedPanel({ tokens, onAct }: SeedPanelProps) {
  const [picked, setPicked] = useState<Partial<Seed>>({});
  const { brand, action, canvas, text, selected, danger } = tokens.light;
  const seed = { brand, action, canvas, text, accent: selected, danger, ...picked };
  const { radius, type, density, motion, elevation } = tokens;
  const derive = () => {
    const made = deriveTokens(seed, { radius, type, density, motion, elevation });
    onAct({ do: 'replace', tokens: made, change: 'six colours' });
    setPicked({});
  };
  return (
    <Disclosure label="Mix all colours from six" headingLevel={3}>
      <Stack gap={4}>
        <Text variant="label" tone="muted">
          Both schemes are mixed from these six of the light one, and moved in lightness until every pair
          passes. Pages stay light or dark and the main action stays as given; labels and the others give way.
          A list of hex values can be pasted into the first field.
        </Text>
        <fieldset className={styles.seeds} aria-label="The six colours">
          {seedNames.map((name) => (
            <SeedField
              key={name}
              name={name}
              colour={seed[name]}
              onChange={(colour) => setPicked({ ...picked, [name]: colour })}
              onPasteList={(colours) => setPicked({ ...picked, ...fromHere(name, colours) })}
            />
          ))}
        </fieldset>
        <Stack direction="row">
          <Button size="small" variant="secondary" onPress={derive}>
            Mix both schemes
          </Button>
        </Stack>
      </Stack>
    </Disclosure>
  );
}
