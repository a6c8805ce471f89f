'use client';

import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  Disclosure as AriaDisclosure,
  Button,
  DisclosurePanel,
  Heading,
} from 'react-aria-components/Disclosure';
import { given, type RootProps, rootProps } from '../../primitives/root-props.ts';
import * as styles from './disclosure.css.ts';

interface OwnProps {
  /** The question that the content answers: "How is this worked out?". */
  label: string;
  /** The content shown while it is open. */
  children: ReactNode;
  /**
   * Heading level of the button, to fit the page's outline.
   * @default 3
   */
  headingLevel?: 2 | 3 | 4 | undefined;
  /**
   * Whether it is open initially (uncontrolled).
   * @default false
   */
  defaultExpanded?: boolean | undefined;
  /** Whether it is open (controlled). */
  isExpanded?: boolean | undefined;
  /** Called when it opens or closes. */
  onExpandedChange?: ((isExpanded: boolean) => void) | undefined;
}

export type DisclosureProps = OwnProps & RootProps;

/** An explanation that expands on press. Find-in-page opens it in browsers that support it. */
export function Disclosure(props: DisclosureProps) {
  const { label, children, headingLevel = 3, defaultExpanded, isExpanded, onExpandedChange, ...rest } = props;
  const { ref, ...root } = rootProps(rest);
  return (
    <AriaDisclosure
      {...given({ defaultExpanded, isExpanded, onExpandedChange })}
      {...(ref && { ref })}
      render={(disclosure) => <div {...disclosure} {...root} />}
    >
      <Heading level={headingLevel} className={styles.heading}>
        <Button slot="trigger" className={styles.trigger}>
          {label}
          <ChevronDown size={20} className={styles.chevron} aria-hidden />
        </Button>
      </Heading>
      <DisclosurePanel className={styles.panel}>
        <div className={styles.content}>{children}</div>
      </DisclosurePanel>
    </AriaDisclosure>
  );
}
