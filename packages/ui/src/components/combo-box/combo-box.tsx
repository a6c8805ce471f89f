'use client';

import { useState } from 'react';
import { ComboBox as AriaComboBox } from 'react-aria-components/ComboBox';
import * as styles from '../../primitives/field/field.css.ts';
import { Field } from '../../primitives/field/field.tsx';
import type { FieldProps } from '../../primitives/field/field-props.ts';
import { ariaOf } from '../../primitives/field/use-field.ts';
import { useValueField } from '../../primitives/field/use-field-value.ts';
import type { Option } from '../../primitives/options.tsx';
import { FoundBox } from './found-box.tsx';
import { type ListStatus, ListStatusMessage } from './list-status.tsx';
import { useComboText } from './use-combo-text.ts';

export type { Option } from '../../primitives/options.tsx';
export type { ListStatus } from './list-status.tsx';
export { words as comboBoxWords } from './words.ts';

/** Props of fields whose options are found by typing. */
export interface FoundByTyping<Value extends string> {
  /** All options or, with `onSearch`, those that match the last search. */
  options: readonly Option<Value>[];
  /** Called after every change of the text; pass the matches as `options`. Without it, the field filters by itself. */
  onSearch?: ((text: string) => void) | undefined;
  /**
   * State of the search.
   * @default 'ready'
   */
  status?: ListStatus | undefined;
  /** Called to search again after `failed`. */
  onRetry?: (() => void) | undefined;
  /**
   * Text for when nothing matches, with what to do then.
   * @default "No results" in the reader's language
   */
  emptyText?: string | undefined;
  /** An example shown while the field is empty. It does not replace the label. */
  placeholder?: string | undefined;
}

export interface ComboBoxProps<Value extends string = string>
  extends FieldProps<Option<Value> | null>,
    FoundByTyping<Value> {
  /** The chosen option as a whole, because search results may no longer contain it; null if there is none (controlled). */
  value?: Option<Value> | null | undefined;
  /** Called with the chosen option, or null if the field was cleared. */
  onChange?: ((option: Option<Value> | null) => void) | undefined;
}

/** One of many options, found by typing. Forms get the option's `value`. */
export function ComboBox<Value extends string>(props: ComboBoxProps<Value>) {
  const { name, ...others } = props;
  const { options, onSearch, status = 'ready', placeholder } = props;
  const [isOpen, setOpen] = useState(false);
  const { field, value, change } = useValueField<Option<Value> | null>(props, null, {
    hasOwnFocusEvents: true,
  });
  const combo = useComboText({ options, value, onChange: change, onSearch });
  const list = onSearch ? { items: options } : { defaultItems: options };
  // While the text is the selected option's own, everything matches and nothing is highlighted.
  const query = combo.text === value?.label ? '' : combo.text;
  return (
    <Field
      // While the list is open, React Aria hides everything but the input and the list from assistive technology. This attribute keeps
      // the label and the live regions, because hidden live regions are not announced.
      field={{ ...field, root: { ...field.root, 'data-react-aria-top-layer': isOpen ? '' : undefined } }}
      below={<ListStatusMessage status={status} onRetry={props.onRetry} />}
    >
      <AriaComboBox
        {...ariaOf(field, others)}
        {...list}
        className={styles.control}
        value={value?.value ?? null}
        onChange={combo.choose}
        inputValue={combo.text}
        onInputChange={combo.type}
        onOpenChange={setOpen}
        onBlur={(event) => props.onBlur?.(event)}
        onFocus={(event) => props.onFocus?.(event)}
        allowsEmptyCollection={status !== 'failed'}
        menuTrigger="input"
        isReadOnly={field.isReadOnly}
      >
        <FoundBox
          query={query}
          status={status}
          emptyText={props.emptyText}
          placeholder={placeholder}
          inputRef={props.ref}
        />
      </AriaComboBox>
      {name !== undefined && (
        <input type="hidden" name={name} value={value?.value ?? ''} disabled={field.isDisabled} />
      )}
    </Field>
  );
}
