'use client';

import { useWords } from '../../messages/words.ts';
import type { PressHandler } from '../../primitives/press.ts';
import { type RootProps, rootProps } from '../../primitives/root-props.ts';
import { Button } from '../button/button.tsx';
import * as styles from './load-more.css.ts';
import { words } from './words.ts';

export { words as loadMoreWords } from './words.ts';

interface OwnProps {
  /** How many items are shown. */
  shown: number;
  /** How many there are; omit it if unknown. */
  total?: number | undefined;
  /**
   * Whether there may be more.
   * @default whether `total` is more than `shown`
   */
  isMoreAvailable?: boolean | undefined;
  /**
   * Whether more are being loaded.
   * @default false
   */
  isLoading?: boolean | undefined;
  /**
   * Label of the button.
   * @default "Show more" in the reader's language
   */
  label?: string | undefined;
  /** Called to load more. */
  onPress: PressHandler;
}

export type LoadMoreProps = OwnProps & RootProps;

/** A button that loads more of a list. */
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
    <div {...rootProps(rest)} className={styles.root} data-complete={goesOn ? undefined : ''}>
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
