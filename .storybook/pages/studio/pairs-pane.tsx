import { fails, type Measured } from '@dayfare/themes/checks/measure';
import type { Tokens } from '@dayfare/themes/contract';
import { proposals as proposalsOf } from '@dayfare/themes/derive/propose';
import { Button } from '@dayfare/ui/button';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import { useDeferredValue, useMemo } from 'react';
import { ContrastList } from '../shared/contrast-list.tsx';
import { pairKey, worstFirst } from '../shared/pairs.ts';
import { Swatch } from '../shared/swatch.tsx';
import type { TokenPath } from './draft.ts';
import * as styles from './studio.css.ts';

/** So many of the worst are shown. */
const shown = 6;

export interface PairsPaneProps {
  tokens: Tokens;
  /** Every pair of the tokens. */
  measured: readonly Measured[];
  onChange: (path: TokenPath, value: string) => void;
}

/** The pairs that stand worst, in both schemes, and what would mend them. */
export function PairsPane({ tokens, measured, onChange }: PairsPaneProps) {
  const worst = worstFirst(measured).slice(0, shown);
  // A proposal takes a hundred times as long as the ratios, so it may come a moment after them.
  const settled = useDeferredValue(tokens);
  const proposals = useMemo(() => proposalsFor(settled, measured), [settled, measured]);
  return (
    <section className={styles.pane} aria-labelledby="studio-pairs">
      <Stack gap={1}>
        <Text variant="heading" id="studio-pairs">
          Contrast
        </Text>
        <Text variant="label" tone="muted">
          The worst pairs of both schemes, on the page and on every surface.
        </Text>
      </Stack>
      <ContrastList
        tokens={tokens}
        pairs={worst}
        label="The worst pairs"
        showsScheme
        after={(pair) => {
          if (!fails(pair)) return null;
          const found = proposals.get(pairKey(pair)) ?? [];
          if (found.length === 0) {
            return <span className={styles.note}>No change of one colour mends it.</span>;
          }
          return found.map(({ role, colour }) => (
            <span key={`${role} ${colour}`} className={styles.proposal}>
              <Swatch colour={colour} />
              <Button
                size="small"
                variant="secondary"
                onPress={() => onChange({ group: pair.scheme, key: role }, colour)}
              >
                {`Make ${role} ${colour}`}
              </Button>
            </span>
          ));
        }}
      />
    </section>
  );
}

function proposalsFor(tokens: Tokens, measured: readonly Measured[]) {
  const failing = worstFirst(measured.filter(fails)).slice(0, shown);
  return new Map(failing.map((pair) => [pairKey(pair), proposalsOf(tokens[pair.scheme], pair)]));
}
