'use client';

import { useWords } from '../../messages/words.ts';
import type { PressHandler } from '../../primitives/press.ts';
import type { RootProps } from '../../primitives/root-props.ts';
import { Button } from '../button/button.tsx';
import * as styles from './load-more.css.ts';
import { words } from './words.ts';

export { words as loadMoreWords } from './words.ts';

interface OwnProps {
  /** How many are shown now. */
  shown: number;
  /** How many there are; left out where nobody knows. */
  total?: number | undefined;
  /** Whether there may be more. By default as long as fewer than `total` are shown. */
  isMoreAvailable?: boolean | undefined;
  /** Whether more are on their way. */
  isLoading?: boolean | undefined;
  /** Words on the button; "Show more" in the reader's language by default. */
  label?: string | undefined;
  /** Called when more are asked for. */
  onPress: PressHandler;
}

export type LoadMoreProps = OwnProps & RootProps<'div', OwnProps>;

/** Brings more of a list, below what is there. */
export function LoadMore({
  shown,
  total,
  isMoreAvailable,
  isLoading = false,
  label,
  onPress,
  ...rest
}: LoadMoreProps) {
  const messages = useWords(words);
  const goesOn = isMoreAvailable ?? (total !== undefined && shown < total);
  return (
    <div {...rest} className={styles.root} data-complete={goesOn ? undefined : ''}>
      <p role="status" className={styles.count}>
        {total === undefined ? '' : messages.shownOf(shown, total)}
      </p>
      {goesOn && (
        <Button variant="secondary" isPending={isLoading} onPress={onPress}>
          {label ?? messages.showMore}
        </Button>
      )}
    </div>
  );
}
