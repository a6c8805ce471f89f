import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import { Swatch } from '../shared/swatch.tsx';
import * as styles from './component-tokens.css.ts';
import { noteOf, tokenColour } from './groups.ts';
import { componentUses } from './uses.ts';

/** The tokens that one component reads, for its docs page; nothing where the folder is no component. */
export function ComponentTokens({ folder }: { folder: string }) {
  const use = componentUses.find((one) => one.folder === folder);
  if (!use) return null;
  return (
    <section className={`sb-unstyled ${styles.part}`} aria-label="Tokens">
      <Stack gap={3}>
        <Text variant="heading">The tokens it reads</Text>
        <ul className={styles.list}>
          {use.own.map((token) => {
            const colour = tokenColour(token);
            return (
              <li key={token} className={styles.row}>
                {colour && <Swatch colour={colour} />}
                <div>
                  <Text isStrong>{token}</Text>
                  <p className={styles.note}>{noteOf(token)}</p>
                </div>
              </li>
            );
          })}
        </ul>
        {use.own.length === 0 && <Text tone="muted">None of its own.</Text>}
        {use.through.length > 0 && (
          <p className={styles.note}>And through the parts it is made of: {use.through.join(', ')}.</p>
        )}
      </Stack>
    </section>
  );
}
