import { ChevronDown } from 'lucide-react';
import type { Ref } from 'react';
import { Button } from 'react-aria-components/Button';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import * as styles from '../../primitives/field/field.css.ts';
import { chevron, opener } from './combo-box.css.ts';
import { FoundList, InSight } from './found-list.tsx';
import type { ListStatus } from './list-status.tsx';

export interface FoundBoxProps {
  /** What is highlighted in the options. */
  query: string;
  /** Whether the options are loaded, loading, or failed to load. */
  status: ListStatus;
  /**
   * Text for when nothing matches.
   * @default "No results" in the reader's language
   */
  emptyText: string | undefined;
  /**
   * An example shown while the field is empty.
   * @default none
   */
  placeholder: string | undefined;
  /** The field, to focus it. */
  inputRef: Ref<HTMLInputElement> | undefined;
}

/** What every field found by typing has inside: the text, the button that opens the list, and the list. */
export function FoundBox({ query, status, emptyText, placeholder, inputRef }: FoundBoxProps) {
  return (
    <>
      <InSight>
        <Group role="presentation" className={styles.box}>
          <Input
            {...(placeholder && { placeholder })}
            {...(inputRef && { ref: inputRef })}
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
      <FoundList query={query} status={status} emptyText={emptyText} />
    </>
  );
}
