'use client';

import { Search, X } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { useWords } from '../../messages/words.ts';
import { LineField, type LineProps } from '../../primitives/field/line-field.tsx';
import { useMergedRef } from '../../primitives/field/merge-refs.ts';
import { useSettled } from '../../primitives/use-settled.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx';
import { cleanText } from '../text-field/clean-text.ts';
import * as styles from './search-field.css.ts';
import { words } from './words.ts';

export { Highlight, type HighlightProps } from './highlight.tsx';
export { words as searchFieldWords } from './words.ts';

export interface SearchFieldProps extends Omit<LineProps, 'autoComplete' | 'enterKeyHint' | 'isRequired'> {
  /**
   * Hides the label visually; only if the page says what is searched.
   * @default false
   */
  isLabelHidden?: boolean | undefined;
  /** Called on Enter or the keyboard's search key. */
  onSubmit?: ((text: string) => void) | undefined;
  /** Number of results, once known; announced when it settles. */
  resultCount?: number | undefined;
  /**
   * Maximum number of characters.
   * @default 50
   */
  maxLength?: number | undefined;
  /**
   * Whether the form needs a search text.
   * @default false
   */
  isRequired?: boolean | undefined;
}

/** How long the count must settle before it is announced, in ms. */
const PAUSE = 800;

/** A search box. `Highlight` marks the matches; the caller debounces requests to a server. */
export function SearchField(props: SearchFieldProps) {
  const { maxLength = 50, resultCount, isDisabled = false, isReadOnly = false, isRequired = false } = props;
  const messages = useWords(words);
  const [typed, setTyped] = useState(props.defaultValue ?? '');
  const input = useRef<HTMLInputElement>(null);
  const value = props.value ?? typed;
  const change = (text: string) => {
    setTyped(text);
    props.onChange?.(text);
  };
  const count = resultCount === 0 ? messages.noResults : messages.resultCount(resultCount ?? 0);
  const said = useSettled(resultCount === undefined || value === '' ? '' : count, PAUSE);
  const clear = () => {
    if (isReadOnly) return;
    if (props.value === undefined && input.current) input.current.value = '';
    change('');
  };

  const onKeyDown = (event: KeyboardEvent) => {
    // During IME composition, the input method handles both keys.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && props.onSubmit) {
      event.preventDefault();
      props.onSubmit(value);
    }
    if (event.key === 'Escape' && value !== '') {
      event.preventDefault();
      // A second Escape closes the surrounding dialog.
      event.stopPropagation();
      clear();
    }
  };

  return (
    <LineField
      {...props}
      ref={useMergedRef(input, props.ref)}
      isRequired={isRequired}
      onChange={change}
      autoComplete="off"
      enterKeyHint="search"
      data-empty={value === '' ? '' : undefined}
      options={{ isPlainlyOptional: true }}
      clean={(text) => cleanText('text', text).slice(0, maxLength)}
      input={{
        type: 'search',
        maxLength,
        autoCorrect: 'off',
        spellCheck: 'false',
        onKeyDown,
      }}
      start={<Search aria-hidden="true" className={styles.icon} />}
      end={
        <Button
          aria-label={messages.clearSearch}
          isDisabled={isDisabled || isReadOnly}
          // Escape does the same, and a press that took focus would hide a phone's keyboard.
          excludeFromTabOrder
          preventFocusOnPress
          onPressStart={() => input.current?.focus()}
          onPress={clear}
          className={styles.clear}
        >
          <X aria-hidden="true" className={styles.clearIcon} />
        </Button>
      }
      below={
        <VisuallyHidden as="div">
          <span aria-live="polite">{said}</span>
        </VisuallyHidden>
      }
    />
  );
}
