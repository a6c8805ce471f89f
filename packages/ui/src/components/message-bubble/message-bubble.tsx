import type { ReactNode } from 'react';
import { classes } from '../../primitives/classes.ts';
import { type RootProps, rootProps } from '../../primitives/root-props.ts';
import * as styles from './message-bubble.css.ts';

/** The message that this one answers. */
export interface QuotedMessage {
  /** Who wrote it. */
  name: string;
  /** Its words, or their beginning. */
  text: string;
}

interface OwnProps {
  /** The words. Line breaks in them are kept. */
  children: ReactNode;
  /** Who wrote it; omit it for the reader's own, and where the one before is by the same person. */
  author?: string | undefined;
  /** When, and what else is said of it: "9:12 AM · Edited". */
  note: string;
  /**
   * Whether the reader wrote it: it stands at the end and has the colour of what is selected.
   * @default false
   */
  isOwn?: boolean | undefined;
  /**
   * Whether the words are gone and `children` says so.
   * @default false
   */
  isDeleted?: boolean | undefined;
  /** What it answers. */
  quote?: QuotedMessage | undefined;
  /** Reactions and what can be done about it, below the words. */
  below?: ReactNode | undefined;
  /** What can be done with it: an `IconButton` with a `Menu`, beside the words. */
  actions?: ReactNode | undefined;
}

export type MessageBubbleProps = OwnProps & RootProps;

/** One message in a conversation. */
export function MessageBubble(props: MessageBubbleProps) {
  const { children, author, note, isOwn = false, isDeleted = false, quote, below, actions, ...rest } = props;
  return (
    <div
      {...rootProps(rest)}
      className={classes(styles.root, isOwn && styles.own)}
      data-own={isOwn ? '' : undefined}
      data-deleted={isDeleted ? '' : undefined}
    >
      {author && <span className={styles.author}>{author}</span>}
      <div className={classes(styles.line, isOwn && styles.ownLine)}>
        <div className={classes(styles.bubble, isOwn ? styles.ownBubble : styles.otherBubble)}>
          {quote && (
            <div className={styles.quote}>
              <span className={styles.quoteName}>{quote.name}</span>
              <span>{quote.text}</span>
            </div>
          )}
          <span className={classes(styles.words, isDeleted && styles.gone)}>{children}</span>
          <span className={styles.note}>{note}</span>
        </div>
        {actions}
      </div>
      {below}
    </div>
  );
}
