import type { ReactNode } from 'react';
import type { RootProps } from '../../primitives/root-props.ts';
import { Text } from '../../primitives/text/text.tsx';
import * as styles from './empty-state.css.ts';
import { Illustration, type IllustrationName } from './illustrations/illustration.tsx';

export type { IllustrationName } from './illustrations/illustration.tsx';

interface OwnProps {
  /** Default `nothing-yet`. */
  illustration?: IllustrationName | undefined;
  /** What is not here yet. */
  title: string;
  /** When or how something will come. */
  children?: ReactNode | undefined;
  /** Level of the title in the page's outline. Default 2. */
  headingLevel?: 1 | 2 | 3 | undefined;
  /** The one thing to do, where there is one. */
  action?: ReactNode | undefined;
}

export type EmptyStateProps = OwnProps & RootProps<'div', OwnProps>;

/** Stands where content will be, says why there is none, and what brings it. */
export function EmptyState(props: EmptyStateProps) {
  const { illustration = 'nothing-yet', title, children, headingLevel = 2, action, ...rest } = props;
  return (
    <div {...rest} className={styles.root}>
      <Illustration name={illustration} />
      <div className={styles.words}>
        <Text variant="heading" as={`h${headingLevel}`} isBalanced>
          {title}
        </Text>
        {children && (
          <Text tone="muted" as="div">
            {children}
          </Text>
        )}
      </div>
      {action && <div className={styles.actions}>{action}</div>}
    </div>
  );
}
