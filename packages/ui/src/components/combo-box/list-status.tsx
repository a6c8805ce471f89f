import { CircleAlert } from 'lucide-react';
import { ButtonContext } from 'react-aria-components/Button';
import { useUiMessages } from '../../messages/messages.ts';
import { useWords } from '../../messages/words.ts';
import * as field from '../../primitives/field/field.css.ts';
import { Inline } from '../../primitives/inline/inline.tsx';
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx';
import { Button } from '../button/button.tsx';
import { words } from './words.ts';

/** State of a search. */
export type ListStatus = 'ready' | 'loading' | 'failed';

export interface ListStatusMessageProps {
  /** Whether the options are loaded, loading, or failed to load. */
  status: ListStatus;
  /** Called to try again; adds a button to the message. */
  onRetry?: (() => void) | undefined;
}

/**
 * Shows the state of a search. Rendered below the field, not in its list: a list only contains options, and Tab would not reach a button
 * there.
 */
export function ListStatusMessage({ status, onRetry }: ListStatusMessageProps) {
  const messages = useUiMessages();
  const text = useWords(words);
  return (
    <>
      <VisuallyHidden as="div">
        <span aria-live="polite">{status === 'loading' ? messages.loading : ''}</span>
      </VisuallyHidden>
      <div aria-live="polite" className={field.errorPlace}>
        {status === 'failed' && (
          <Inline>
            <span className={field.error}>
              <CircleAlert aria-hidden="true" className={field.errorIcon} />
              <span>{text.listNotLoaded}</span>
            </span>
            {onRetry && (
              // Otherwise it would be taken for the button that opens the list.
              <ButtonContext value={{}}>
                <Button variant="quiet" size="small" onPress={() => onRetry()}>
                  {messages.retry}
                </Button>
              </ButtonContext>
            )}
          </Inline>
        )}
      </div>
    </>
  );
}
