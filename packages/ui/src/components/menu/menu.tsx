'use client';

import type { ReactElement } from 'react';
import { Header } from 'react-aria-components/Header';
import { Menu as AriaMenu, MenuItem, MenuSection, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { classes } from '../../primitives/classes.ts';
import { grouped } from '../../primitives/groups.ts';
import type { Icon as IconType } from '../../primitives/icon.ts';
import * as popover from '../../primitives/popover.css.ts';
import { type RootProps, rootProps } from '../../primitives/root-props.ts';
import * as styles from './menu.css.ts';

/** One thing to do. */
export interface MenuEntry<Id extends string = string> {
  /** Unique within the menu; passed to `onAction`. */
  id: Id;
  /** What the entry does: "Remove card". */
  label: string;
  /** A second line, about the consequences. */
  description?: string | undefined;
  icon?: IconType | undefined;
  /** Heading of its group. Entries of one group follow each other. */
  group?: string | undefined;
  /**
   * Marks an action that cannot be undone.
   * @default false
   */
  isDanger?: boolean | undefined;
  /**
   * Shown, but cannot be chosen now.
   * @default false
   */
  isDisabled?: boolean | undefined;
  /** Navigates to this path instead of calling `onAction`. */
  href?: string | undefined;
}

export interface MenuProps<Id extends string = string> extends RootProps {
  /** The `Button` or `IconButton` that opens the menu and names it. */
  trigger: ReactElement;
  /** The entries, at least two. */
  entries: readonly MenuEntry<Id>[];
  /** Called with the id of the chosen entry. */
  onAction?: ((id: Id) => void) | undefined;
  /** Called when it opens or closes. */
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
}

/** A menu of actions for what its button is next to. To choose a value, use `Select`. */
export function Menu<Id extends string>(props: MenuProps<Id>) {
  const { trigger, entries, onAction, onOpenChange } = props;
  return (
    <MenuTrigger onOpenChange={(isOpen) => onOpenChange?.(isOpen)}>
      {trigger}
      <Popover className={popover.popover} offset={4} placement="bottom end">
        <AriaMenu {...rootProps(props)} className={popover.list}>
          {grouped(entries).map(({ heading, items }) => {
            const content = items.map((entry) => (
              <Entry key={entry.id} entry={entry} onAction={() => onAction?.(entry.id)} />
            ));
            if (heading === undefined) return content;
            return (
              <MenuSection key={heading} className={popover.group}>
                <Header className={popover.groupHeading}>{heading}</Header>
                {content}
              </MenuSection>
            );
          })}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}

function Entry({ entry, onAction }: { entry: MenuEntry; onAction: () => void }) {
  const { id, label, description, icon: Icon, isDanger = false, isDisabled = false, href } = entry;
  return (
    <MenuItem
      {...(href !== undefined && { href })}
      id={id}
      textValue={label}
      isDisabled={isDisabled}
      onAction={onAction}
      className={classes(popover.item, isDanger && styles.danger)}
    >
      {Icon && <Icon aria-hidden="true" className={popover.icon} />}
      <span className={popover.texts}>
        {/* Both lines are the name: by voice one says what one sees. */}
        <span>{label}</span>
        {description && ' '}
        {description && <span className={popover.explanation}>{description}</span>}
      </span>
    </MenuItem>
  );
}
