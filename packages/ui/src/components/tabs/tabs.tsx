'use client';

import type { ComponentProps, ReactNode } from 'react';
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components/Tabs';
import { Badge } from '../badge/badge.tsx';
import * as styles from './tabs.css.ts';

/** One tab and what it shows. */
export interface TabItem {
  id: string;
  /** One or two words. */
  title: string;
  content: ReactNode;
  /** Something waits there: how much, and the phrase that is spoken for it. */
  badge?: { count: number; label: string } | undefined;
  isDisabled?: boolean | undefined;
}

interface OwnProps {
  /** What the tabs choose; names them for assistive technology. */
  label: string;
  /** The tabs with what they show, in order. */
  items: readonly TabItem[];
  /** The tab that is shown, when the caller keeps its state. */
  value?: string | undefined;
  /** The tab at first, when they keep their own state; the first one by default. */
  defaultValue?: string | undefined;
  /** Called with the tab's id. */
  onChange?: ((id: string) => void) | undefined;
}

export type TabsProps = OwnProps &
  Omit<
    ComponentProps<typeof AriaTabs>,
    | keyof OwnProps
    | 'className'
    | 'style'
    | 'children'
    | 'render'
    | 'selectedKey'
    | 'defaultSelectedKey'
    | 'onSelectionChange'
  >;

/** Parts of one screen, of which one is shown. For parts of the app take a `TabBar`. */
export function Tabs({ label, items, value, defaultValue, onChange, ...rest }: TabsProps) {
  return (
    <AriaTabs
      {...rest}
      {...(value !== undefined && { selectedKey: value })}
      {...(defaultValue !== undefined && { defaultSelectedKey: defaultValue })}
      onSelectionChange={(key) => onChange?.(String(key))}
      className={styles.root}
    >
      <div className={styles.scroller}>
        <TabList aria-label={label} className={styles.list}>
          {items.map(({ id, title, badge, isDisabled = false }) => (
            <Tab key={id} id={id} isDisabled={isDisabled} className={styles.tab}>
              {title}
              {badge && <Badge count={badge.count} label={badge.label} />}
            </Tab>
          ))}
        </TabList>
      </div>
      {items.map(({ id, content }) => (
        <TabPanel key={id} id={id} className={styles.panel}>
          {content}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}
