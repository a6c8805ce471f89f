'use client';

import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { ComboBox as AriaComboBox } from 'react-aria-components/ComboBox';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import * as styles from '../../primitives/field/field.css.ts';
import { Field } from '../../primitives/field/field.tsx';
import type { FieldProps } from '../../primitives/field/field-props.ts';
import { ariaOf } from '../../primitives/field/use-field.ts';
import { useValueField } from '../../primitives/field/use-field-value.ts';
import type { Option } from '../../primitives/options.tsx';
import { chevron, opener } from './combo-box.css.ts';
import { FoundList, InSight } from './found-list.tsx';
import { type ListStatus, ListStatusMessage } from './list-status.tsx';
import { useComboText } from './use-combo-text.ts';

export type { Option } from '../../primitives/options.tsx';
export type { ListStatus } from './list-status.tsx';

/** What a field takes whose choices are found by typing. */
export interface FoundByTyping<Value extends string> {
  /** All there are; or, with `onSearch`, those that fit what was typed last. */
  options: readonly Option<Value>[];
  /** After every change of the text: find what fits and give it as `options`. Without it the field filters by itself. */
  onSearch?: ((text: string) => void) | undefined;
  /**
   * How the search stands.
   * @default 'ready'
   */
  status?: ListStatus | undefined;
  /** Searches once more after `failed`. */
  onRetry?: (() => void) | undefined;
  /**
   * Says that nothing fits and what to do then.
   * @default "No results" in the reader's language
   */
  emptyText?: string | undefined;
  /** An example while it is empty; no label. */
  placeholder?: string | undefined;
}

export interface ComboBoxProps<Value extends string = string>
  extends FieldProps<Option<Value> | null>,
    FoundByTyping<Value> {
  /** The chosen one, whole, because a search may no longer hold it; null while there is none. */
  value?: Option<Value> | null | undefined;
  /** Chosen, or null when the field was emptied. */
  onChange?: ((option: Option<Value> | null) => void) | undefined;
}

/** One of very many, found by typing. A form gets the `value` of the option. */
export function ComboBox<Value extends string>(props: ComboBoxProps<Value>) {
  const { name, ...others } = props;
  const { options, onSearch, status = 'ready', placeholder } = props;
  const [isOpen, setOpen] = useState(false);
  const { field, value, change } = useValueField<Option<Value> | null>(props, null, {
    hasOwnFocusEvents: true,
  });
  const combo = useComboText({ options, value, onChange: change, onSearch });
  const list = onSearch ? { items: options } : { defaultItems: options };
  // While the text is the chosen one's own, everything fits it and nothing need be marked.
  const query = combo.text === value?.label ? '' : combo.text;
  return (
    <Field
      // While its list is open, React Aria hides all but the input and the list from assistive technology. With this attribute the
      // label stays, and so do the live regions: what is hidden is never said.
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
        <InSight>
          <Group role="presentation" className={styles.box}>
            <Input
              {...(placeholder && { placeholder })}
              {...(props.ref && { ref: props.ref })}
              className={styles.input}
              maxLength={50}
              autoComplete="off"
              autoCorrect="off"
              spellCheck="false"
            />
            <Button className={opener}>
              <ChevronDown aria-hidden="true" className={chevron} />
            </Button>
          </Group>
        </InSight>
        <FoundList query={query} status={status} emptyText={props.emptyText} />
      </AriaComboBox>
      {name !== undefined && (
        <input type="hidden" name={name} value={value?.value ?? ''} disabled={field.isDisabled} />
      )}
    </Field>
  );
}
