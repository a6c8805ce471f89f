import { Text } from '@dayfare/ui/text';
import { type ReactNode, useId } from 'react';
import * as styles from './sheet.css.ts';

/** A component or a few that belong together, under their name. */
export function Specimen({ name, children }: { name: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.specimen} aria-labelledby={id} data-specimen={name}>
      <Text as="h2" variant="label" tone="muted" id={id}>
        {name}
      </Text>
      {children}
    </section>
  );
}
