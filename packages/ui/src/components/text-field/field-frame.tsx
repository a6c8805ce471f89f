import { type ReactNode, useId } from 'react';
import { type FieldRootProps, fieldRoot } from '../../primitives/field-root.ts';
import * as styles from './field.css.ts';
import { LabelText } from './label-text.tsx';
import { describedBy, PlainMessages } from './plain-messages.tsx';

/** What ties an input to its label and its messages, and says how it stands. */
export interface FramedInput {
  readonly id: string;
  readonly className: string;
  readonly disabled: boolean;
  readonly 'aria-label': string | undefined;
  readonly 'aria-required': true | undefined;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
}

export interface FieldFrameProps {
  /** The field's own props: what of them is for the root goes there. */
  field: FieldRootProps;
  /** What the field is called. */
  label: string;
  /** Leaves the label to those who do not see the field. */
  isLabelHidden?: boolean | undefined;
  /** May stay empty, and says so. */
  isOptional: boolean;
  /** Must be filled in; what is not optional must, unless told otherwise. */
  isRequired?: boolean | undefined;
  /** Cannot be used now. */
  isDisabled: boolean;
  /** Can be read, not changed. */
  isReadOnly?: boolean | undefined;
  /** Help that stays while one types. */
  description: ReactNode;
  /** What is wrong; its presence makes the field invalid. */
  error: ReactNode;
  /** Ids of what else describes the input. */
  describes?: string | undefined;
  /** Between the box and the messages. */
  below?: ReactNode;
  /** What stands in the box, around the input that is given these attributes. */
  children: (input: FramedInput) => ReactNode;
}

/**
 * Label, box and messages around one plain input. React Aria's own field renders twice as it mounts, to find out which of its
 * parts are there; here they are known, and a long form comes up in half the time.
 */
export function FieldFrame(props: FieldFrameProps) {
  const { label, isLabelHidden = false, isOptional, isRequired = !isOptional, isDisabled } = props;
  const { isReadOnly = false, description, error, describes } = props;
  const { id: given, ...root } = fieldRoot(props.field);
  const own = useId();
  const id = given ?? own;
  const messages = { id, description, error };
  const state = { 'data-disabled': isDisabled || undefined, 'data-invalid': error ? true : undefined };
  return (
    <div
      {...root}
      {...state}
      data-readonly={isReadOnly || undefined}
      data-required={isRequired || undefined}
      className={styles.field}
    >
      {!isLabelHidden && (
        <label htmlFor={id} className={styles.label}>
          <LabelText isOptional={isOptional}>{label}</LabelText>
        </label>
      )}
      <div {...state} className={styles.box}>
        {props.children({
          id,
          className: styles.input,
          disabled: isDisabled,
          'aria-label': isLabelHidden ? label : undefined,
          'aria-required': isRequired || undefined,
          'aria-invalid': error ? true : undefined,
          'aria-describedby': [describedBy(messages), describes].filter(Boolean).join(' ') || undefined,
        })}
      </div>
      {props.below}
      <PlainMessages {...messages} />
    </div>
  );
}
