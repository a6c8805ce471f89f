import { CircleAlert } from 'lucide-react';
import { ButtonContext } from 'react-aria-components/Button';
import { useUiMessages } from '../../messages/messages.ts';
import { useWords } from '../../messages/words.ts';
import * as field from '../../primitives/field/field.css.ts';
import { Inline } from '../../primitives/inline/inline.tsx';
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx';
import { Button } from '../button/button.tsx';
import { words } from './words.ts';

/** How a search stands: its list is there, on its way, or did not come. */
export type ListStatus = 'ready' | 'loading' | 'failed';

export interface ListStatusMessageProps {
  /** Whether the options are there, on their way, or could not be loaded. */
  status: ListStatus;
  /** Tries again; gives the message a button. */
  onRetry?: (() => void) | undefined;
}

/** Says how the search stands. Below the field, not in its list: a list holds choices only, and Tab would not reach a button there. */
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
              // Else it would be taken for the button that opens the list.
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
