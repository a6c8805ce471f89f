import type { FocusEvent, ReactNode, Ref } from 'react';
import type { RootProps } from '../root-props.ts';

/**
 * Props of every field, so that form libraries and plain forms can treat them alike. `Value` is the field's value, `Control` the element
 * that takes focus, `Details` the additional arguments of `onChange`.
 */
export interface FieldProps<
  Value,
  Control extends HTMLElement = HTMLInputElement,
  Details extends readonly unknown[] = [],
> extends Pick<RootProps, `data-${string}`> {
  /** Id of the input, or of the group if the field has several parts. */
  id?: string | undefined;
  /** Ref of the element that takes focus: the input, the button that opens a list, the first part of a date, the first box of a group. */
  ref?: Ref<Control> | undefined;
  /** Ref of the outermost element, which includes label and messages. */
  rootRef?: Ref<HTMLDivElement> | undefined;
  /** Always visible; a placeholder does not replace it. */
  label: string;
  /** Help that stays. */
  description?: ReactNode;
  /** What is wrong and how to fix it; setting it marks the field as invalid. Overrides an error from the surrounding form. */
  error?: ReactNode;
  /** The current value (controlled). */
  value?: Value | undefined;
  /** The initial value (uncontrolled); also restored when the form is reset. */
  defaultValue?: Value | undefined;
  /** Called after every change. */
  onChange?: ((value: Value, ...details: Details) => void) | undefined;
  /** Called when focus leaves the field, not when it moves within it. */
  onBlur?: ((event: FocusEvent<Element>) => void) | undefined;
  /** Called when focus enters the field. */
  onFocus?: ((event: FocusEvent<Element>) => void) | undefined;
  /** Name under which its form submits the value and reports errors. */
  name?: string | undefined;
  /**
   * Whether a value is required. An optional field says so next to its label.
   * @default true
   */
  isRequired?: boolean | undefined;
  /**
   * Disables the field. Explain why next to it.
   * @default false
   */
  isDisabled?: boolean | undefined;
  /**
   * Lets people read and copy the value, but not change it.
   * @default false
   */
  isReadOnly?: boolean | undefined;
  /** Moves focus here when the screen appears; only if the field is the screen's one task. */
  autoFocus?: boolean | undefined;
  /** None: label, description and error name and describe the control. */
  [aria: `aria-${string}`]: undefined;
}

/** The props of a field that do not depend on its value. */
export type AnyFieldProps = Omit<
  FieldProps<never, HTMLElement>,
  'value' | 'defaultValue' | 'onChange' | 'ref' | 'label'
> & {
  label?: ReactNode;
};

/** Props of a field that is on or off. */
export interface ToggleProps
  extends Omit<FieldProps<string>, 'label' | 'onChange' | 'defaultValue' | 'isRequired'> {
  /** Whether it is on (controlled). */
  isSelected?: boolean | undefined;
  /**
   * Whether it is on initially (uncontrolled); also restored when the form is reset.
   * @default false
   */
  defaultSelected?: boolean | undefined;
  /** Called with the new state after every press. */
  onChange?: ((isSelected: boolean) => void) | undefined;
  /**
   * The submitted value while it is on; nothing is submitted while it is off.
   * @default 'on'
   */
  value?: string | undefined;
}
