import type { ReactNode } from 'react';
import { type RootProps, rootProps } from '../../primitives/root-props.ts';
import { Text } from '../../primitives/text/text.tsx';
import * as styles from './empty-state.css.ts';
import { Illustration, type IllustrationName } from './illustrations/illustration.tsx';

export type { IllustrationName } from './illustrations/illustration.tsx';

interface OwnProps {
  /**
   * The drawing above the title.
   * @default 'nothing-yet'
   */
  illustration?: IllustrationName | undefined;
  /** What is not there yet. */
  title: string;
  /** When or how there will be content. */
  children?: ReactNode | undefined;
  /**
   * Heading level of the title. One that is the page's heading, level 1, is as large as page headings are.
   * @default 2
   */
  headingLevel?: 1 | 2 | 3 | undefined;
  /** The one thing to do, if any. */
  action?: ReactNode | undefined;
}

export type EmptyStateProps = OwnProps & RootProps;

/** A placeholder for content that does not exist yet. It says why, and how to change that. */
export function EmptyState(props: EmptyStateProps) {
  const { illustration = 'nothing-yet', title, children, headingLevel = 2, action, ...rest } = props;
  return (
    <div {...rootProps(rest)} className={styles.root}>
      <Illustration name={illustration} />
      <div className={styles.words}>
        <Text
          variant={headingLevel === 1 ? 'title' : 'heading'}
          as={`h${headingLevel}`}
          isBalanced
          isFocusTarget={headingLevel === 1}
        >
          {title}
        </Text>
        {children && (
          <Text tone="muted" as="div" isBalanced>
            {children}
          </Text>
        )}
      </div>
      {action && <div className={styles.actions}>{action}</div>}
    </div>
  );
}
