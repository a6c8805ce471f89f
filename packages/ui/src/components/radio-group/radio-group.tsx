import type { ReactNode } from 'react';
import { Label } from 'react-aria-components/Label';
import { RadioGroup as AriaRadioGroup, RadioButton, RadioField } from 'react-aria-components/RadioGroup';
import { Text } from 'react-aria-components/Text';
import { useUiMessages } from '../../messages/messages.ts';
import { type FieldRootProps, fieldRoot } from '../../primitives/field-root.ts';
import * as field from '../text-field/field.css.ts';
import { FieldMessages } from '../text-field/field-messages.tsx';
import * as styles from './radio-group.css.ts';

/** One answer. */
export interface RadioOption<Value extends string = string> {
  /** Its own among its siblings; what `onChange` gets. */
  value: Value;
  label: ReactNode;
  /** Below the label, outside the answer's name: what it means. */
  description?: ReactNode;
  isDisabled?: boolean | undefined;
}

export interface RadioGroupProps<Value extends string = string> extends FieldRootProps {
  /** The question. */
  label: string;
  /** What can be chosen, in order. */
  options: readonly RadioOption<Value>[];
  /** The answer; null while there is none. */
  value: Value | null;
  /** Called with what was chosen. */
  onChange: (value: Value) => void;
  /** Help that stays. */
  description?: ReactNode;
  /** What is wrong and how to mend it; its presence makes the group invalid. */
  error?: ReactNode;
  /** Need not be answered, and says so. */
  isOptional?: boolean | undefined;
  /** Cannot be used now. Say why next to it. */
  isDisabled?: boolean | undefined;
  /** Under this name its form sends it. */
  name?: string | undefined;
}

/** One of a few answers, all in sight. Where each needs more than a line to choose by, take `ChoiceCards`. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { label, options, value, onChange, description, error, name } = props;
  const { isOptional = false, isDisabled = false } = props;
  const messages = useUiMessages();
  const choose = (chosen: string) => {
    const option = options.find((one) => one.value === chosen);
    if (option) onChange(option.value);
  };
  return (
    <AriaRadioGroup
      {...fieldRoot(props)}
      {...(name !== undefined && { name })}
      className={field.field}
      value={value}
      onChange={choose}
      isRequired={!isOptional}
      isDisabled={isDisabled}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
    >
      <Label className={field.label}>
        <span>{label}</span> {isOptional && <span className={field.optional}>{messages.optional}</span>}
      </Label>
      <div className={styles.options}>
        {options.map((option) => (
          <RadioField
            key={option.value}
            value={option.value}
            isDisabled={option.isDisabled ?? false}
            className={styles.place}
          >
            <RadioButton className={styles.target}>
              <span aria-hidden="true" className={styles.dot} />
              <span className={styles.label}>{option.label}</span>
            </RadioButton>
            {option.description && (
              <Text slot="description" className={styles.description}>
                {option.description}
              </Text>
            )}
          </RadioField>
        ))}
      </div>
      <FieldMessages description={description} error={error} />
    </AriaRadioGroup>
  );
}
