import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Button } from 'react-aria-components/Button';
import { ListBox } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select';
import { useUiMessages } from '../../messages/messages.ts';
import { useWords } from '../../messages/words.ts';
import { type FieldRootProps, fieldRoot } from '../../primitives/field-root.ts';
import { type Option, OptionItem } from '../../primitives/options.tsx';
import * as popover from '../../primitives/popover.css.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx';
import * as field from '../text-field/field.css.ts';
import { FieldLabel, FieldMessages } from '../text-field/field-messages.tsx';
import * as styles from './select.css.ts';
import { words } from './words.ts';

export type { Option } from '../../primitives/options.tsx';

export interface SelectProps<Value extends string = string> extends FieldRootProps {
  /** Always in sight; what one chooses. */
  label: string;
  /** Six or more; fewer are better shown at once, by a `RadioGroup`. */
  options: readonly Option<Value>[];
  /** The chosen one; null while nothing is. */
  value: Value | null;
  /** Called with what was chosen. */
  onChange: (value: Value) => void;
  /** Called when the focus leaves it. */
  onBlur?: (() => void) | undefined;
  /** Stands there while nothing is chosen; "Choose one" in the reader's language by default. */
  placeholder?: string | undefined;
  /** Help that stays. */
  description?: ReactNode;
  /** What is wrong and how to mend it; its presence makes the field invalid. */
  error?: ReactNode;
  /** Nothing need be chosen, and it says so; without it a choice is required. */
  isOptional?: boolean | undefined;
  /** Cannot be used now. Say why next to it. */
  isDisabled?: boolean | undefined;
  /** Under this name its form sends it. */
  name?: string | undefined;
}

/** One of many, from a list that drops down. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { label, options, value, onChange, description, error, name } = props;
  const { isOptional = false, isDisabled = false } = props;
  const messages = useUiMessages();
  const text = useWords(words);
  const requiredId = useId();
  const choose = (key: unknown) => {
    const chosen = options.find((option) => option.value === key);
    if (chosen) onChange(chosen.value);
  };
  return (
    <AriaSelect
      {...fieldRoot(props)}
      {...(name !== undefined && { name })}
      {...(!isOptional && { 'aria-describedby': requiredId })}
      className={field.field}
      value={value}
      onChange={choose}
      onBlur={() => props.onBlur?.()}
      placeholder={props.placeholder ?? text.chooseOne}
      isRequired={!isOptional}
      isDisabled={isDisabled}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
    >
      <FieldLabel isOptional={isOptional}>{label}</FieldLabel>
      <Button className={styles.trigger}>
        <SelectValue className={styles.value}>
          {({ isPlaceholder, selectedText, defaultChildren }) =>
            isPlaceholder ? defaultChildren : selectedText
          }
        </SelectValue>
        <ChevronDown aria-hidden="true" className={styles.chevron} />
      </Button>
      {/* A button has no state that says so. */}
      {!isOptional && <VisuallyHidden id={requiredId}>{messages.required}</VisuallyHidden>}
      <FieldMessages description={description} error={error} />
      <Popover className={popover.popover} offset={4}>
        <ListBox className={popover.list}>
          {options.map((option) => (
            <OptionItem key={option.value} option={option} />
          ))}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
}
