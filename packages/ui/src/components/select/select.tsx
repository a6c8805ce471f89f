'use client';

import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { ListBox } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select';
import { useUiMessages } from '../../messages/messages.ts';
import { useWords } from '../../messages/words.ts';
import { control } from '../../primitives/field/field.css.ts';
import { Field } from '../../primitives/field/field.tsx';
import type { FieldProps } from '../../primitives/field/field-props.ts';
import { ariaOf } from '../../primitives/field/use-field.ts';
import { useValueField } from '../../primitives/field/use-field-value.ts';
import { type Option, OptionItems } from '../../primitives/options.tsx';
import * as popover from '../../primitives/popover.css.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx';
import * as styles from './select.css.ts';
import { words } from './words.ts';

export {
  type Option,
  OptionItem as SelectItem,
  type OptionItemProps as SelectItemProps,
  OptionSection as SelectSection,
  type OptionSectionProps as SelectSectionProps,
} from '../../primitives/options.tsx';
export { words as selectWords } from './words.ts';

interface OwnProps<Value extends string>
  extends Omit<FieldProps<Value | null, HTMLButtonElement>, 'onChange'> {
  /** Called with the chosen value. */
  onChange?: ((value: Value) => void) | undefined;
  /**
   * Shown while nothing is selected.
   * @default "Choose one" in the reader's language
   */
  placeholder?: string | undefined;
  /** What the browser can fill in: `address-level1`, `country`. */
  autoComplete?: string | undefined;
  /**
   * Draws the chosen option on the button, in one line, where its label is too little: a logo, a balance.
   * @default its label
   */
  renderValue?: ((value: Value) => ReactNode) | undefined;
}

interface Listed<Value extends string> {
  /** Six or more options; show fewer with a `RadioGroup`. */
  options: readonly Option<Value>[];
  children?: undefined;
}

interface Composed {
  options?: undefined;
  /** `SelectItem`s, in `SelectSection`s where they have headings: for options that show more than an icon and two lines of text. */
  children: ReactNode;
}

export type SelectProps<Value extends string = string> = OwnProps<Value> & (Listed<Value> | Composed);

/** One of many options, from a list that opens on press. */
export function Select<Value extends string>({ onChange, ...props }: SelectProps<Value>) {
  const { options, children, autoComplete, renderValue } = props;
  const messages = useUiMessages();
  const text = useWords(words);
  const noteId = useId();
  const [isOpen, setOpen] = useState(false);
  // A button has no ARIA state for this.
  const notes = [props.isRequired !== false && messages.required, props.isReadOnly && messages.readOnly];
  const note = notes.filter(Boolean).join('. ');
  const { field, value, change } = useValueField<Value | null>(
    { ...props, onChange: (chosen) => chosen !== null && onChange?.(chosen) },
    null,
    {
      isGroup: true,
      hasOwnFocusEvents: true,
      controlRef: props.ref,
      describes: note && noteId,
    },
  );
  const choose = (key: unknown) => {
    if (key !== null && !field.isReadOnly) change(key as Value);
  };
  return (
    <Field field={field} below={note && <VisuallyHidden id={noteId}>{note}</VisuallyHidden>}>
      <AriaSelect
        {...ariaOf(field, props)}
        {...(autoComplete && { autoComplete })}
        className={control}
        value={value}
        onChange={choose}
        onBlur={(event) => props.onBlur?.(event)}
        onFocus={(event) => props.onFocus?.(event)}
        isOpen={isOpen && !field.isReadOnly}
        onOpenChange={setOpen}
        placeholder={props.placeholder ?? text.chooseOne}
      >
        <Button className={styles.trigger}>
          <SelectValue className={styles.value}>
            {({ isPlaceholder, selectedText, defaultChildren }) => {
              if (isPlaceholder) return defaultChildren;
              return renderValue && value !== null ? renderValue(value) : selectedText;
            }}
          </SelectValue>
          <ChevronDown aria-hidden="true" className={styles.chevron} />
        </Button>
        <Popover className={popover.popover} offset={4}>
          <ListBox className={popover.list}>{options ? <OptionItems options={options} /> : children}</ListBox>
        </Popover>
      </AriaSelect>
    </Field>
  );
}
