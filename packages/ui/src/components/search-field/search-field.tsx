import { Search, X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { useWords } from '../../messages/words.ts';
import { classes } from '../../primitives/classes.ts';
import type { FieldRootProps } from '../../primitives/field-root.ts';
import { useSettled } from '../../primitives/use-settled.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx';
import * as field from '../text-field/field.css.ts';
import { FieldFrame } from '../text-field/field-frame.tsx';
import { inputAttributes } from '../text-field/input-attributes.ts';
import { textRules } from '../text-field/text-rules.ts';
import { useFormReset } from '../text-field/use-form-reset.ts';
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
  const { description } = props;
  const messages = useWords(words);
  const [own, setOwn] = useState('');
  const value = props.value ?? own;
  const change = (text: string) => {
    setOwn(text);
    props.onChange?.(text);
  };
  const entry = useTextEntry({ value, rules: textRules('text', 0), maxLength, onChange: change });
  useFormReset(entry.ref, () => change(''));
  const count = resultCount === 0 ? messages.noResults : messages.resultCount(resultCount ?? 0);
  const said = useSettled(resultCount === undefined || value === '' ? '' : count, PAUSE);

  const onKeyDown = (event: KeyboardEvent) => {
    // While a word is being composed, both keys are the input method's.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && props.onSubmit) {
      event.preventDefault();
      props.onSubmit(value);
    }
    if (event.key === 'Escape' && value !== '') {
      event.preventDefault();
      // The dialog around it closes on the next one.
      event.stopPropagation();
      change('');
    }
  };

  return (
    <FieldFrame
      field={{ ...props, 'data-empty': value === '' ? '' : undefined }}
      {...{ label, isLabelHidden, isDisabled, description }}
      isOptional={false}
      isRequired={false}
      error={undefined}
      below={
        <VisuallyHidden as="div">
          <span aria-live="polite">{said}</span>
        </VisuallyHidden>
      }
    >
      {(input) => (
        <>
          <Search aria-hidden="true" className={styles.icon} />
          <input
            {...input}
            {...inputAttributes('text', { ...props, autoComplete: 'off', enterKeyHint: 'search' })}
            ref={entry.ref}
            type="search"
            autoCorrect="off"
            spellCheck="false"
            className={classes(field.input, styles.input)}
            value={value}
            maxLength={maxLength}
            placeholder={props.placeholder || undefined}
            onChange={(event) => entry.onChange(event.target.value)}
            onKeyDown={onKeyDown}
          />
          <Button
            aria-label={messages.clearSearch}
            isDisabled={isDisabled}
            // Escape does the same; and a press that took the focus would put a phone's keyboard away.
            excludeFromTabOrder
            preventFocusOnPress
            onPressStart={() => entry.ref.current?.focus()}
            onPress={() => change('')}
            className={styles.clear}
          >
            <X aria-hidden="true" className={styles.clearIcon} />
          </Button>
        </>
      )}
    </FieldFrame>
  );
}
