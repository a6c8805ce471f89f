'use client';

import { useState } from 'react';
import { ComboBox as AriaComboBox } from 'react-aria-components/ComboBox';
import { useWords } from '../../messages/words.ts';
import * as styles from '../../primitives/field/field.css.ts';
import { Field } from '../../primitives/field/field.tsx';
import type { FieldProps } from '../../primitives/field/field-props.ts';
import { ariaOf } from '../../primitives/field/use-field.ts';
import { useValueField } from '../../primitives/field/use-field-value.ts';
import type { Option } from '../../primitives/options.tsx';
import { useSettled } from '../../primitives/use-settled.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx';
import type { FoundByTyping } from '../combo-box/combo-box.tsx';
import { FoundBox } from '../combo-box/found-box.tsx';
import { ListStatusMessage } from '../combo-box/list-status.tsx';
import { ChosenTags } from './chosen-tags.tsx';
import { words } from './words.ts';

export type { Option } from '../../primitives/options.tsx';
export type { ListStatus } from '../combo-box/list-status.tsx';
export { words as multiSelectWords } from './words.ts';

export interface MultiSelectProps<Value extends string = string>
  extends Omit<FieldProps<readonly Option<Value>[]>, 'onChange'>,
    FoundByTyping<Value> {
  /** The selected options as whole objects, because search results may no longer contain them (controlled). */
  value?: readonly Option<Value>[] | undefined;
  /** Called after every change with all selected options, in the order they were selected. */
  onChange?: ((options: Option<Value>[]) => void) | undefined;
}

/** How long selections must pause before they are announced, in ms. */
const PAUSE = 500;

/** Several of many options, found by typing. Forms get the `value` of each under the same name. */
export function MultiSelect<Value extends string>({ onChange, ...props }: MultiSelectProps<Value>) {
  const { name, ...others } = props;
  const { options, onSearch, status = 'ready', placeholder } = props;
  const text = useWords(words);
  const [isOpen, setOpen] = useState(false);
  const [query, setQuery] = useState('');
  const { field, value, change } = useValueField<readonly Option<Value>[]>(
    { ...props, onChange: (chosen) => onChange?.([...chosen]) },
    [],
    { hasOwnFocusEvents: true },
  );
  const said = useSettled(text.chosen(value.length), PAUSE);
  const search = (next: string) => {
    setQuery(next);
    onSearch?.(next);
  };
  const choose = (keys: readonly unknown[]) => {
    const isSame = keys.length === value.length && value.every((option) => keys.includes(option.value));
    if (isSame) {
      // The field was left with text that matches no option.
      search('');
      return;
    }
    const kept = value.filter((option) => keys.includes(option.value));
    const added = options.filter(
      (option) => keys.includes(option.value) && !kept.some((one) => one.value === option.value),
    );
    search('');
    change([...kept, ...added]);
  };
  const remove = (removed: ReadonlySet<unknown>) =>
    change(value.filter((option) => !removed.has(option.value)));
  const list = onSearch ? { items: options } : { defaultItems: options };
  return (
    <Field
      // As in the combo box: what React Aria hides while the list is open is not announced.
      field={{ ...field, root: { ...field.root, 'data-react-aria-top-layer': isOpen ? '' : undefined } }}
      below={
        <>
          <ChosenTags
            options={value}
            label={text.chosen(value.length)}
            onRemove={field.isDisabled || field.isReadOnly ? undefined : remove}
          />
          <ListStatusMessage status={status} onRetry={props.onRetry} />
          <VisuallyHidden as="div">
            <span aria-live="polite">{said}</span>
          </VisuallyHidden>
        </>
      }
    >
      <AriaComboBox<Option<Value>, 'multiple'>
        {...ariaOf(field, others)}
        {...list}
        className={styles.control}
        selectionMode="multiple"
        value={value.map((option) => option.value)}
        onChange={choose}
        inputValue={query}
        onInputChange={search}
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
      {name !== undefined &&
        value.map((option) => (
          <input
            key={option.value}
            type="hidden"
            name={name}
            value={option.value}
            disabled={field.isDisabled}
          />
        ))}
    </Field>
  );
}
