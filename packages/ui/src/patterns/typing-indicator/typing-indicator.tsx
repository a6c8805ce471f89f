'use client';

import { useState } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { useWords } from '../../messages/words.ts';
import { type RootProps, rootProps } from '../../primitives/root-props.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx';
import * as styles from './typing-indicator.css.ts';
import { typingText, words } from './typing-words.ts';

export { words as typingIndicatorWords } from './typing-words.ts';

interface OwnProps {
  /** Names of the people who are typing, in the order they started, without the reader. */
  names: readonly string[];
}

export type TypingIndicatorProps = OwnProps & RootProps;

/** Shows who is typing: "Ana, Ben, Cleo and 2 more…". Mount it always; it is empty otherwise. */
export function TypingIndicator({ names, ...rest }: TypingIndicatorProps) {
  const { locale } = useLocale();
  const { typing, more } = useWords(words);
  const text = typingText(names, locale, more);
  const announced = useFirst(text);
  return (
    <div {...rootProps(rest)} className={styles.root} data-typing={text ? '' : undefined}>
      {text && (
        <>
          <span aria-hidden="true" className={styles.dots}>
            <span className={styles.dot} />
            <span className={styles.dot} />
            <span className={styles.dot} />
          </span>
          <span aria-hidden="true" className={styles.names}>
            {text}
          </span>
        </>
      )}
      <VisuallyHidden>
        <span role="status">{announced && `${typing} ${announced}`}</span>
      </VisuallyHidden>
    </div>
  );
}

/**
 * The first text since it was empty. Names change every second, and announcing each change would drown out everything else, so only the
 * start is announced.
 */
function useFirst(text: string): string {
  const [first, setFirst] = useState(text);
  if (text === '' && first !== '') setFirst('');
  if (text !== '' && first === '') setFirst(text);
  return text === '' ? '' : first || text;
}
