import { Search, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { SearchField as AriaSearchField } from 'react-aria-components/SearchField';
import { useWords } from '../../messages/words.ts';
import { classes } from '../../primitives/classes.ts';
import { type FieldRootProps, fieldRoot } from '../../primitives/field-root.ts';
import { useSettled } from '../../primitives/use-settled.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx';
import * as field from '../text-field/field.css.ts';
import { FieldLabel, FieldMessages } from '../text-field/field-messages.tsx';
import { textRules } from '../text-field/text-rules.ts';
import { useTextEntry } from '../text-field/use-text-entry.ts';
import * as styles from './search-field.css.ts';
import { words } from './words.ts';

export { Highlight, type HighlightProps } from './highlight.tsx';

export interface SearchFieldProps extends FieldRootProps {
  /** What is searched: "Search transactions". */
  label: string;
  /** Leaves the label to those who do not see the magnifier; only where the page says what is searched. */
  isLabelHidden?: boolean | undefined;
  /** The text now, if the caller keeps it. */
  value?: string | undefined;
  /** After every change; the caller waits for a pause before it asks a server. */
  onChange?: ((text: string) => void) | undefined;
  /** Enter, or the keyboard's search key. */
  onSubmit?: ((text: string) => void) | undefined;
  /** How many were found, once it is known; said when it stands still. */
  resultCount?: number | undefined;
  /** An example while it is empty; no label. */
  placeholder?: string | undefined;
  /** Help that stays. */
  description?: ReactNode;
  /** Signs; 50 by default. */
  maxLength?: number | undefined;
  /** Cannot be used now. Say why next to it. */
  isDisabled?: boolean | undefined;
  /** Takes the focus when the screen appears; only where it is the screen's one task. */
  autoFocus?: boolean | undefined;
  /** Under this name its form sends it. */
  name?: string | undefined;
}

/** A count is said when it has stood still for that long, ms. */
const PAUSE = 800;

/** Words to search by. What they find is marked by `Highlight`. */
export function SearchField(props: SearchFieldProps) {
  const { label, isLabelHidden = false, maxLength = 50, resultCount, isDisabled = false } = props;
  const { description, placeholder, autoFocus, name } = props;
  const messages = useWords(words);
  const [own, setOwn] = useState('');
  const value = props.value ?? own;
  const change = (text: string) => {
    setOwn(text);
    props.onChange?.(text);
  };
  const entry = useTextEntry({ value, rules: textRules('text', 0), maxLength, onChange: change });
  const count = resultCount === 0 ? messages.noResults : messages.resultCount(resultCount ?? 0);
  const said = useSettled(resultCount === undefined || value === '' ? '' : count, PAUSE);

  return (
    <AriaSearchField
      {...fieldRoot(props)}
      {...(autoFocus !== undefined && { autoFocus })}
      {...(name !== undefined && { name })}
      {...(isLabelHidden && { 'aria-label': label })}
      className={field.field}
      value={value}
      onChange={entry.onChange}
      onSubmit={(text) => props.onSubmit?.(text)}
      maxLength={maxLength}
      enterKeyHint="search"
      autoComplete="off"
      autoCorrect="off"
      spellCheck="false"
      isDisabled={isDisabled}
    >
      {!isLabelHidden && <FieldLabel isOptional={false}>{label}</FieldLabel>}
      <Group className={field.box}>
        <Search aria-hidden="true" className={styles.icon} />
        <Input
          ref={entry.ref}
          {...(placeholder && { placeholder })}
          className={classes(field.input, styles.input)}
        />
        <Button aria-label={messages.clearSearch} className={styles.clear}>
          <X aria-hidden="true" className={styles.clearIcon} />
        </Button>
      </Group>
      <FieldMessages description={description} announce={false} />
      <VisuallyHidden as="div">
        <span aria-live="polite">{said}</span>
      </VisuallyHidden>
    </AriaSearchField>
  );
}
