import type { Tokens } from '@dayfare/themes/contract';
import { deriveTokens } from '@dayfare/themes/derive';
import { Button } from '@dayfare/ui/button';
import { Disclosure } from '@dayfare/ui/disclosure';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import { useState } from 'react';
import type { StudioAction } from './draft.ts';
import * as styles from './studio.css.ts';

const names = ['brand', 'action', 'canvas', 'text', 'accent', 'danger'] as const;
type SeedName = (typeof names)[number];

export interface SeedPanelProps {
  tokens: Tokens;
  onAct: (action: StudioAction) => void;
}

/** Six colours, from which both schemes are mixed so that each pair has its contrast. */
export function SeedPanel({ tokens, onAct }: SeedPanelProps) {
  const [picked, setPicked] = useState<Partial<Record<SeedName, `#${string}`>>>({});
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
        </Text>
        <div className={styles.seeds}>
          {names.map((name) => (
            <label key={name} className={styles.seed}>
              <input
                className={styles.picker}
                type="color"
                value={seed[name]}
                onChange={(event) => setPicked({ ...picked, [name]: event.target.value as `#${string}` })}
              />
              {name}
            </label>
          ))}
        </div>
        <Stack direction="row">
          <Button size="small" variant="secondary" onPress={derive}>
            Mix both schemes
          </Button>
        </Stack>
      </Stack>
    </Disclosure>
  );
}
