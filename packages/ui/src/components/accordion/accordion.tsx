'use client';

import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, Disclosure, DisclosurePanel, Heading } from 'react-aria-components/Disclosure';
import { DisclosureGroup } from 'react-aria-components/DisclosureGroup';
import { type RootProps, rootProps } from '../../primitives/root-props.ts';
import * as styles from './accordion.css.ts';

/** One question and its answer. */
export interface AccordionItem {
  id: string;
  title: string;
  content: ReactNode;
}

interface OwnProps {
  /** The questions and answers, in order. */
  items: readonly AccordionItem[];
  /**
   * Heading level of the buttons, to fit the page's outline.
   * @default 3
   */
  headingLevel?: 2 | 3 | 4 | undefined;
  /**
   * Whether several items can be open at once. Otherwise opening one closes the others.
   * @default true
   */
  allowsMultiple?: boolean | undefined;
  /** Ids of the items that are open initially (uncontrolled). */
  defaultExpanded?: readonly string[] | undefined;
  /** Ids of the open items (controlled). */
  expanded?: readonly string[] | undefined;
  /** Called with the ids of all open items. */
  onExpandedChange?: ((ids: string[]) => void) | undefined;
  /**
   * Disables all questions. Explain why next to them.
   * @default false
   */
  isDisabled?: boolean | undefined;
}

export type AccordionProps = OwnProps & RootProps;

/** A list of questions whose answers can be expanded. For a single one, use `Disclosure`. */
export function Accordion(props: AccordionProps) {
  const {
    items,
    headingLevel = 3,
    allowsMultiple = true,
    defaultExpanded,
    expanded,
    onExpandedChange,
    isDisabled = false,
    ...rest
  } = props;
  const { ref, ...root } = rootProps(rest);
  return (
    <DisclosureGroup
      {...(ref && { ref })}
      render={(group) => <div {...group} {...root} />}
      {...(expanded !== undefined && { expandedKeys: expanded })}
      {...(defaultExpanded !== undefined && { defaultExpandedKeys: defaultExpanded })}
      allowsMultipleExpanded={allowsMultiple}
      isDisabled={isDisabled}
      onExpandedChange={(keys) => onExpandedChange?.([...keys].map(String))}
      className={styles.group}
    >
      {items.map(({ id, title, content }) => (
        <Disclosure key={id} id={id} className={styles.item}>
          <Heading level={headingLevel} className={styles.heading}>
            <Button slot="trigger" className={styles.trigger}>
              <span className={styles.title}>{title}</span>
              <ChevronDown size={20} className={styles.chevron} aria-hidden />
            </Button>
          </Heading>
          <DisclosurePanel>
            <div className={styles.content}>{content}</div>
          </DisclosurePanel>
        </Disclosure>
      ))}
    </DisclosureGroup>
  );
}
