import type { FocusEvent, ReactNode, Ref } from 'react';

/**
 * What every field takes, so that a form library or a plain form can treat them alike. `Value` is what the field holds,
 * `Control` the element that takes the focus, `Details` what `onChange` says besides the value.
 */
export interface FieldProps<
  Value,
  Control extends HTMLElement = HTMLInputElement,
  Details extends readonly unknown[] = [],
> {
  /** Of the input, or of the group where several parts make one field. */
  id?: string | undefined;
  /** What takes the focus: the input, the button that opens a list, the first part of a date, the first box of a group. */
  ref?: Ref<Control> | undefined;
  /** The outermost element, with the label and the messages in it. */
  rootRef?: Ref<HTMLDivElement> | undefined;
  /** Always in sight; a placeholder is no label. */
  label: string;
  /** Help that stays. */
  description?: ReactNode;
  /** What is wrong and how to mend it; its presence makes the field invalid. Goes before an error from the form around it. */
  error?: ReactNode;
  /** The value now, if the caller keeps it. */
  value?: Value | undefined;
  /** The value at first, if the field keeps it; and the one that a reset of its form brings back. */
  defaultValue?: Value | undefined;
  /** Called after every change. */
  onChange?: ((value: Value, ...details: Details) => void) | undefined;
  /** Called when the focus leaves the field, not when it moves inside of it. */
  onBlur?: ((event: FocusEvent<Element>) => void) | undefined;
  /** Called when the focus comes into the field. */
  onFocus?: ((event: FocusEvent<Element>) => void) | undefined;
  /** Under this name its form sends the value, and gives it an error. */
  name?: string | undefined;
  /**
   * Whether it has to be filled in. One that need not be says so beside its label.
   * @default true
   */
  isRequired?: boolean | undefined;
  /**
   * Cannot be used now. Say why next to it.
   * @default false
   */
  isDisabled?: boolean | undefined;
  /**
   * Can be read and copied, not changed.
   * @default false
   */
  isReadOnly?: boolean | undefined;
  /** Takes the focus when the screen appears; only where it is the screen's one task. */
  autoFocus?: boolean | undefined;
  /** For tests and analytics; they stay on the root. */
  [data: `data-${string}`]: string | undefined;
}

/** The part of a field's props that has nothing to do with its value. */
export type AnyFieldProps = Omit<
  FieldProps<never, HTMLElement>,
  'value' | 'defaultValue' | 'onChange' | 'ref' | 'label'
> & {
  label?: ReactNode;
};

/** What a field takes that is on or off. */
export interface ToggleProps
  extends Omit<FieldProps<string>, 'label' | 'onChange' | 'defaultValue' | 'isRequired'> {
  /** The state now, if the caller keeps it. */
  isSelected?: boolean | undefined;
  /**
   * The state at first, if the field keeps it; and the one that a reset of its form brings back.
   * @default false
   */
  defaultSelected?: boolean | undefined;
  /** Called with the new state after every press. */
  onChange?: ((isSelected: boolean) => void) | undefined;
  /**
   * What a form sends while it is on; while it is off, it sends nothing.
   * @default 'on'
   */
  value?: string | undefined;
}
