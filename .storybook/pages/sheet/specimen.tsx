import { Text } from '@dayfare/ui/text';
import { type ReactNode, useId } from 'react';
import * as styles from './sheet.css.ts';

export interface SpecimenProps {
  /** What the component is called: `App header`. */
  name: string;
  /** Leads to more of it; undefined until it is known where to. */
  link: ReactNode;
  children: ReactNode;
}

/** A component under its name. */
export function Specimen({ name, link, children }: SpecimenProps) {
  const id = useId();
  return (
    <section className={styles.specimen} aria-labelledby={id} data-specimen={name}>
      <div className={styles.specimenHead}>
        <Text as="h3" variant="label" tone="muted" id={id}>
          {name}
        </Text>
        {link}
      </div>
      <div className={styles.specimenBody}>{children}</div>
    </section>
  );
}
