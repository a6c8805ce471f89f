import type { ColourRoles } from '@dayfare/themes/contract';
import { vars } from '@dayfare/themes/vars';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import { tokenNote } from '../shared/contract-notes.ts';
import * as page from '../shared/page.css.ts';
import { roleGroups } from '../shared/roles.ts';
import { Swatch } from '../shared/swatch.tsx';
import * as styles from './board.css.ts';

/** Every colour by its role, as it is on this page now, with its value and its sentence. */
export function Palette({ roles }: { roles: ColourRoles }) {
  return (
    <Stack gap={6}>
      {Object.entries(roleGroups).map(([group, names]) => (
        <Stack key={group} gap={3}>
          <Text as="h3" variant="body" isStrong>
            {group}
          </Text>
          <ul className={page.grid.narrow}>
            {names.map((name) => (
              <li key={name} className={styles.role} data-role={name}>
                <Swatch size="tile" colour={vars.colour[name]} />
                <span className={styles.roleName}>{name}</span>
                <span className={`${page.code} ${styles.roleValue}`}>{roles[name]}</span>
                <span className={styles.roleNote}>{tokenNote(`colour.${name}`)}</span>
              </li>
            ))}
          </ul>
        </Stack>
      ))}
    </Stack>
  );
}
