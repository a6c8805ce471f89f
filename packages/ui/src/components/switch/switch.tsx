import type { ReactNode } from 'react';
import { SwitchButton, SwitchField } from 'react-aria-components/Switch';
import { type FieldRootProps, fieldRoot } from '../../primitives/field-root.ts';
import { FieldMessages } from '../text-field/field-messages.tsx';
import * as styles from './switch.css.ts';

export interface SwitchProps extends FieldRootProps {
  /** What is on or off: "Low-balance notices". The same words in both states. */
  children: ReactNode;
  /** Below the label, outside its target: more about it, and any link. */
  description?: ReactNode;
  /** Why it could not be switched. */
  error?: ReactNode;
  /** The state now, if the caller keeps it. */
  isSelected?: boolean | undefined;
  /** The state at first, if the switch keeps it. */
  defaultSelected?: boolean | undefined;
  /** Called with the new state after every press. */
  onChange?: ((isSelected: boolean) => void) | undefined;
  /** Cannot be used now. Say why next to it. */
  isDisabled?: boolean | undefined;
  /** Under this name its form sends it. */
  name?: string | undefined;
}

/** On or off, at once. What takes effect only when a form is sent is a `Checkbox`. */
export function Switch(props: SwitchProps) {
  const { children, description, error, isSelected, defaultSelected, onChange, name } = props;
  return (
    <SwitchField
      {...fieldRoot(props)}
      {...(isSelected !== undefined && { isSelected })}
      {...(defaultSelected !== undefined && { defaultSelected })}
      {...(name !== undefined && { name })}
      className={styles.field}
      onChange={(next) => onChange?.(next)}
      isDisabled={props.isDisabled ?? false}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
    >
      <SwitchButton className={styles.target}>
        <span className={styles.label}>{children}</span>
        <span aria-hidden="true" className={styles.track}>
          <span className={styles.thumb} />
        </span>
      </SwitchButton>
      <FieldMessages description={description} error={error} />
    </SwitchField>
  );
}
