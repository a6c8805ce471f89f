import {
  type FocusEvent,
  type MouseEvent,
  type ReactNode,
  type Ref,
  use,
  useId,
  useImperativeHandle,
  useRef,
} from 'react';
import { AmongOptional } from './among-optional.ts';
import { describedBy } from './field-messages.tsx';
import type { AnyFieldProps } from './field-props.ts';
import { focusTarget } from './focus-target.ts';
import { useMergedRef } from './merge-refs.ts';
import { useFormError } from './use-form-error.ts';
import { useFormReset } from './use-form-reset.ts';

export interface FieldOptions {
  /** Ids of other elements that describe the control. */
  describes?: string | undefined;
  /**
   * The field is named by `aria-labelledby`: several parts, or a control that a `<label>` cannot refer to.
   * @default false
   */
  isGroup?: boolean | undefined;
  /** The control reports focus itself, because part of it is rendered elsewhere. */
  hasOwnFocusEvents?: boolean | undefined;
  /**
   * Never shows that it is optional, for a search.
   * @default false
   */
  isPlainlyOptional?: boolean | undefined;
  /** Text before the input, inside the box: `+1`, `$`. */
  prefix?: string | undefined;
  /** Text after the input, inside the box: `%`. */
  suffix?: string | undefined;
  /** An error found by the field; the caller's takes precedence. */
  error?: ReactNode;
  /** Called to restore the value when the form is reset. */
  onReset?: (() => void) | undefined;
  /** The caller's ref, for a control that is found inside the field instead of rendered by it. */
  controlRef?: Ref<HTMLElement> | undefined;
}

/** What the label, control and messages of a field need to know about each other. */
export interface FieldState {
  readonly id: string;
  readonly labelId: string;
  readonly label: ReactNode;
  readonly description: ReactNode;
  readonly error: ReactNode;
  readonly prefix: string | undefined;
  readonly suffix: string | undefined;
  readonly isGroup: boolean;
  readonly isMarkedOptional: boolean;
  readonly isRequired: boolean;
  readonly isDisabled: boolean;
  readonly isReadOnly: boolean;
  readonly isInvalid: boolean;
  /** Ids of description and error, for the parts of a group: focus is on a part, not on the group. */
  readonly messageIds: string | undefined;
  /** Value of the control's `aria-describedby`. */
  readonly describedBy: string | undefined;
  /** Called on every change: the form's error was about the previous value. */
  readonly clearError: () => void;
  /** Attributes of the outermost element. */
  readonly root: Readonly<Record<string, unknown>>;
}

const isData = ([name]: [string, unknown]) => name.startsWith('data-');

/** Focus events of a group: none while focus moves within it. */
function wholeFocus({ onFocus, onBlur }: Pick<AnyFieldProps, 'onFocus' | 'onBlur'>) {
  const crosses = ({ currentTarget, relatedTarget }: FocusEvent) =>
    !(relatedTarget instanceof Node && currentTarget.contains(relatedTarget));
  return {
    onFocus: (event: FocusEvent) => crosses(event) && onFocus?.(event),
    onBlur: (event: FocusEvent) => crosses(event) && onBlur?.(event),
  };
}

/** The state of a field, from its props, the surrounding form and its component's options. */
export function useField(props: AnyFieldProps, options: FieldOptions = {}): FieldState {
  const { isRequired = true, isDisabled = false, isReadOnly = false, label, description } = props;
  const { isGroup = false, describes, prefix, suffix } = options;
  const isAmongOptional = use(AmongOptional);
  const isPlainlyOptional = options.isPlainlyOptional ?? isAmongOptional;
  const ownId = useId();
  const id = props.id ?? ownId;
  const root = useRef<HTMLDivElement>(null);
  const form = useFormError(props.name);
  const error = props.error || form.error || options.error;
  const labelId = `${id}-label`;
  // Pressing a group's name does what pressing a `<label>` does.
  const focusFromLabel = ({ target, currentTarget }: MouseEvent) => {
    const isLabel = target instanceof Element && target.closest('[id]')?.id === labelId;
    if (isLabel) focusTarget(currentTarget)?.focus();
  };
  useImperativeHandle(
    options.controlRef,
    () => (root.current && focusTarget(root.current)) as HTMLElement,
    [],
  );
  useFormReset(root, () => options.onReset?.());
  const messageIds = describedBy({ id, description, error });
  const described = [messageIds, prefix && `${id}-prefix`, suffix && `${id}-suffix`, describes].filter(
    Boolean,
  );
  return {
    id,
    labelId,
    label,
    description,
    error,
    prefix,
    suffix,
    isGroup,
    isMarkedOptional: !isRequired && !isPlainlyOptional,
    isRequired,
    isDisabled,
    isReadOnly,
    isInvalid: Boolean(error),
    messageIds,
    describedBy: described.join(' ') || undefined,
    clearError: form.clear,
    root: {
      ...Object.fromEntries(Object.entries(props).filter(isData)),
      ...(isGroup && { onClick: focusFromLabel }),
      ...(!options.hasOwnFocusEvents && wholeFocus(props)),
      ref: useMergedRef(root, props.rootRef),
      'data-field': '',
      'data-disabled': isDisabled || undefined,
      'data-invalid': error ? true : undefined,
      'data-readonly': isReadOnly || undefined,
      'data-required': isRequired || undefined,
    },
  };
}

/** Returns the attributes of a field's single input, except its value. */
export const inputOf = (field: FieldState, name?: string | undefined) => ({
  id: field.id,
  name,
  disabled: field.isDisabled,
  readOnly: field.isReadOnly,
  'aria-required': field.isRequired || undefined,
  'aria-invalid': field.isInvalid || undefined,
  'aria-describedby': field.describedBy,
});

/** Returns the props of a React Aria control in a field, except its value. The field provides its label and messages. */
export const ariaOf = (field: FieldState, { name, autoFocus }: AnyFieldProps) => ({
  id: field.id,
  ...(name !== undefined && { name }),
  ...(autoFocus !== undefined && { autoFocus }),
  ...(field.describedBy && { 'aria-describedby': field.describedBy }),
  'aria-labelledby': field.labelId,
  isRequired: field.isRequired,
  isDisabled: field.isDisabled,
  isInvalid: field.isInvalid,
  validationBehavior: 'aria' as const,
});
