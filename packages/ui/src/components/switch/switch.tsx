'use client';

import type { ReactNode } from 'react';
import { SwitchButton, SwitchField } from 'react-aria-components/Switch';
import { FieldMessages } from '../../primitives/field/field-messages.tsx';
import type { ToggleProps } from '../../primitives/field/field-props.ts';
import { useToggle } from '../../primitives/field/use-toggle.ts';
import * as styles from './switch.css.ts';

export interface SwitchProps extends ToggleProps {
  /** What is switched: "Low-balance notices". The same text in both states. */
  children: ReactNode;
}

/** Turns something on or off immediately. If it takes effect when a form is sent, use `Checkbox`. */
export function Switch(props: SwitchProps) {
  const { field, control } = useToggle(props);
  return (
    <div {...field.root} className={styles.field}>
      <SwitchField {...control} className={styles.control}>
        <SwitchButton className={styles.target}>
          <span className={styles.label}>{props.children}</span>
          <span aria-hidden="true" className={styles.track}>
            <span className={styles.thumb} />
          </span>
        </SwitchButton>
      </SwitchField>
      <FieldMessages {...field} />
    </div>
  );
}
