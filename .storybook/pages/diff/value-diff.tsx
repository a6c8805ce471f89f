import type { TokenDifference } from '@dayfare/themes/checks/diff';
import type { Tokens } from '@dayfare/themes/contract';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import * as page from '../shared/page.css.ts';
import { Swatch } from '../shared/swatch.tsx';
import * as styles from './value-diff.css.ts';

const groupTitles = {
  light: 'Colours in the light scheme',
  dark: 'Colours in the dark scheme',
  radius: 'Corners',
  type: 'Type',
  density: 'Density',
  motion: 'Motion',
  elevation: 'Elevation',
} as const satisfies Record<keyof Tokens, string>;

export interface ValueDiffProps {
  found: readonly TokenDifference[];
  /** What the two brands are called. */
  names: readonly [before: string, after: string];
}

/** What differs in values, group by group. */
export function ValueDiff({ found, names }: ValueDiffProps) {
  const groups = (Object.keys(groupTitles) as (keyof Tokens)[])
    .map((group) => ({ group, rows: found.filter(({ path }) => path.startsWith(`${group}.`)) }))
    .filter(({ rows }) => rows.length > 0);
  return (
    <div className={styles.groups}>
      {groups.map(({ group, rows }) => (
        <Stack key={group} gap={1}>
          <Text as="h3" variant="body" isStrong>
            {groupTitles[group]}, {rows.length}
          </Text>
          <ul className={page.list}>
            {rows.map(({ path, from, to, distance }) => (
              <li key={path} className={styles.row} data-token={path}>
                <span className={styles.token}>
                  {path.slice(group.length + 1)}
                  {distance !== undefined && <span className={styles.apart}>{apartness(distance)}</span>}
                </span>
                <Side name={names[0]} value={from} />
                <Side name={names[1]} value={to} />
              </li>
            ))}
          </ul>
        </Stack>
      ))}
    </div>
  );
}

/** How unlike two colours look, in words. */
function apartness(distance: number): string {
  if (distance < 0.02) return 'looks alike';
  return distance < 0.15 ? 'a little apart' : 'far apart';
}

function Side({ name, value }: { name: string; value: string | number }) {
  return (
    <span className={styles.side}>
      <span className={styles.who}>{name}</span>
      {typeof value === 'string' && value.startsWith('#') && <Swatch colour={value} />}
      <span className={page.code}>{value}</span>
    </span>
  );
}
