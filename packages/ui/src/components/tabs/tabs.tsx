'use client';

import type { ReactNode } from 'react';
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components/Tabs';
import { type RootProps, rootProps } from '../../primitives/root-props.ts';
import { Badge } from '../badge/badge.tsx';
import * as styles from './tabs.css.ts';

/** A tab and its content. */
export interface TabItem {
  id: string;
  /** One or two words. */
  title: string;
  content: ReactNode;
  /** Something needs attention there: the count, and its spoken phrase. */
  badge?: { count: number; label: string } | undefined;
  /**
   * Shown, but cannot be chosen now.
   * @default false
   */
  isDisabled?: boolean | undefined;
}

interface OwnProps {
  /** What the tabs switch; names them for assistive technology. */
  label: string;
  /** The tabs and their content, in order. */
  items: readonly TabItem[];
  /** The selected tab (controlled). */
  value?: string | undefined;
  /**
   * The initially selected tab (uncontrolled).
   * @default the first one
   */
  defaultValue?: string | undefined;
  /** Called with the id of the selected tab. */
  onChange?: ((id: string) => void) | undefined;
}

export type TabsProps = OwnProps & RootProps;

/** Parts of a screen, one shown at a time. For the main parts of the app, use `TabBar`. */
export function Tabs({ label, items, value, defaultValue, onChange, ...rest }: TabsProps) {
  const { ref, ...root } = rootProps(rest);
  return (
    <AriaTabs
      {...(ref && { ref })}
      render={(tabs) => <div {...tabs} {...root} />}
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
