import { ChevronDown } from 'lucide-react';
import { type ReactNode, useContext } from 'react';
import { Button } from 'react-aria-components/Button';
import { ComboBox as AriaComboBox, ComboBoxStateContext } from 'react-aria-components/ComboBox';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { ListBox } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { useUiMessages } from '../../messages/messages.ts';
import { useWords } from '../../messages/words.ts';
import { type FieldRootProps, fieldRoot } from '../../primitives/field-root.ts';
import { type Option, OptionItem } from '../../primitives/options.tsx';
import * as popover from '../../primitives/popover.css.ts';
import { Highlight } from '../search-field/highlight.tsx';
import * as field from '../text-field/field.css.ts';
import { FieldLabel, FieldMessages } from '../text-field/field-messages.tsx';
import * as styles from './combo-box.css.ts';
import { type ListStatus, ListStatusMessage } from './list-status.tsx';
import { useComboText } from './use-combo-text.ts';
import { words } from './words.ts';

export type { Option } from '../../primitives/options.tsx';
export type { ListStatus } from './list-status.tsx';

export interface ComboBoxProps<Value extends string = string> extends FieldRootProps {
  /** Always in sight; what one looks for: "Your employer". */
  label: string;
  /** All there are; or, with `onSearch`, those that fit what was typed last. */
  options: readonly Option<Value>[];
  /** The chosen one, whole, because a search may no longer hold it; null while there is none. */
  value: Option<Value> | null;
  /** Chosen, or null when the field was emptied. */
  onChange: (option: Option<Value> | null) => void;
  /** After every change of the text: find what fits and give it as `options`. Without it the field filters by itself. */
  onSearch?: ((text: string) => void) | undefined;
  /** How the search stands; `ready` by default. */
  status?: ListStatus | undefined;
  /** Searches once more after `failed`. */
  onRetry?: (() => void) | undefined;
  /** Says that nothing fits and what to do then; "No results" in the reader's language by default. */
  emptyText?: string | undefined;
  /** An example while it is empty; no label. */
  placeholder?: string | undefined;
  /** Help that stays. */
  description?: ReactNode;
  /** What is wrong and how to mend it; its presence makes the field invalid. */
  error?: ReactNode;
  /** Nothing need be chosen, and it says so. */
  isOptional?: boolean | undefined;
  /** Cannot be used now. Say why next to it. */
  isDisabled?: boolean | undefined;
  /** Under this name its form sends it. */
  name?: string | undefined;
}

/** One of very many, found by typing. */
export function ComboBox<Value extends string>(props: ComboBoxProps<Value>) {
  const { label, options, value, onSearch, status = 'ready', description, error, placeholder, name } = props;
  const { isOptional = false, isDisabled = false } = props;
  const messages = useUiMessages();
  const text = useWords(words);
  const combo = useComboText(props);
  const list = onSearch ? { items: options } : { defaultItems: options };
  // While the text is the chosen one's own, everything fits it and nothing need be marked.
  const query = combo.text === value?.label ? '' : combo.text;

  return (
    <AriaComboBox
      {...fieldRoot(props)}
      {...(name !== undefined && { name })}
      {...list}
      className={field.field}
      value={value?.value ?? null}
      onChange={combo.choose}
      inputValue={combo.text}
      onInputChange={combo.type}
      allowsEmptyCollection={status !== 'failed'}
      menuTrigger="input"
      isRequired={!isOptional}
      isDisabled={isDisabled}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
      // While its list is open, React Aria hides all but the input and the list from assistive technology. With this mark the label
      // stays, and so do the live regions: what is hidden is never said.
      render={(root, { isOpen }) => <div {...root} data-react-aria-top-layer={isOpen ? '' : undefined} />}
    >
      <InSight>
        <FieldLabel isOptional={isOptional}>{label}</FieldLabel>
        <Group role="presentation" className={field.box}>
          <Input
            {...(placeholder && { placeholder })}
            className={field.input}
            maxLength={50}
            autoComplete="off"
            autoCorrect="off"
            spellCheck="false"
          />
          <Button className={styles.opener}>
            <ChevronDown aria-hidden="true" className={styles.chevron} />
          </Button>
        </Group>
        <FieldMessages description={description} error={error} />
        <ListStatusMessage status={status} onRetry={props.onRetry} />
      </InSight>
      <Popover className={popover.popover} offset={4}>
        <ListBox
          className={popover.list}
          dependencies={[query]}
          renderEmptyState={() => (
            <div className={popover.notice}>
              {status === 'loading' ? messages.loading : (props.emptyText ?? text.noResults)}
            </div>
          )}
        >
          {(option: Option) => (
            <OptionItem option={option}>
              <Highlight text={option.label} query={query} />
            </OptionItem>
          )}
        </ListBox>
      </Popover>
    </AriaComboBox>
  );
}

/**
 * React Aria draws a combo box twice, once inside a `<template>`, only to learn of its options. What is no option stays out of
 * that copy: it costs time there, and tools that walk the page get lost in live regions that belong to nothing.
 */
function InSight({ children }: { children: ReactNode }) {
  return useContext(ComboBoxStateContext) && children;
}
