import type { Tokens } from '@dayfare/themes/contract';
import { space } from '@dayfare/themes/space';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import type { ReactNode } from 'react';
import { tokenNote } from '../shared/contract-notes.ts';
import { cssVariables } from '../shared/css-variables.ts';
import * as page from '../shared/page.css.ts';
import * as styles from './board.css.ts';

interface MeasureProps {
  name: string;
  value: string;
  note: string;
  children: ReactNode;
}

function Measure({ name, value, note, children }: MeasureProps) {
  return (
    <li className={styles.role}>
      {children}
      <span className={styles.roleName}>
        {name}, {value}
      </span>
      <span className={styles.roleNote}>{note}</span>
    </li>
  );
}

const keysOf = <Group extends object>(group: Group) => Object.keys(group) as (keyof Group & string)[];

/** The steps of space as bars; no brand may change them. */
export function SpaceSteps() {
  return (
    <Stack as="ul" gap={2}>
      {Object.entries(space).map(([step, size]) => (
        <li key={step} className={styles.measureRow}>
          <span className={styles.measureName}>{step}</span>
          <span className={styles.measureName}>{size}</span>
          <span
            aria-hidden="true"
            className={styles.bar}
            style={cssVariables({ size: Number.parseInt(size, 10) })}
          />
        </li>
      ))}
    </Stack>
  );
}

/** Corners, each on a shape of its own. */
export function Corners({ radius }: Pick<Tokens, 'radius'>) {
  return (
    <ul className={page.grid.narrow}>
      {keysOf(radius).map((name) => (
        <Measure key={name} name={name} value={`${radius[name]} px`} note={tokenNote(`radius.${name}`)}>
          <span aria-hidden="true" className={styles.corner[name]} />
        </Measure>
      ))}
    </ul>
  );
}

/** The two heights at which things lie above the page. */
export function Heights({ elevation }: Pick<Tokens, 'elevation'>) {
  return (
    <ul className={page.grid.medium}>
      {keysOf(elevation).map((name) => (
        <Measure
          key={name}
          name={name}
          value={elevation[name] === 0 ? 'flat' : `${elevation[name]} of the foundation's`}
          note={tokenNote(`elevation.${name}`)}
        >
          <span aria-hidden="true" className={styles.height[name]} />
        </Measure>
      ))}
    </ul>
  );
}

/** How much air the brand gives, as bars of the real length. */
export function Air({ density }: Pick<Tokens, 'density'>) {
  return (
    <Stack as="ul" gap={4}>
      {keysOf(density).map((name) => (
        <Stack as="li" key={name} gap={1}>
          <Text variant="label" isStrong>
            {name}, {density[name]} px
          </Text>
          <span aria-hidden="true" className={styles.bar} style={cssVariables({ size: density[name] })} />
          <Text variant="caption" tone="muted">
            {tokenNote(`density.${name}`)}
          </Text>
        </Stack>
      ))}
    </Stack>
  );
}
