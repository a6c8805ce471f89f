'use client';

import type { ReactElement } from 'react';
import { Menu as AriaMenu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { classes } from '../../primitives/classes.ts';
import { type FieldRootProps, fieldRoot } from '../../primitives/field-root.ts';
import type { Icon as IconType } from '../../primitives/icon.ts';
import * as popover from '../../primitives/popover.css.ts';
import * as styles from './menu.css.ts';

/** One thing to do. */
export interface MenuEntry<Id extends string = string> {
  /** Its own among its siblings; what `onAction` gets. */
  id: Id;
  /** What happens: "Remove card". */
  label: string;
  /** A second line: what follows from it. */
  description?: string | undefined;
  icon?: IconType | undefined;
  /** Cannot be undone. */
  isDanger?: boolean | undefined;
  isDisabled?: boolean | undefined;
  /** Goes to that path instead of acting. */
  href?: string | undefined;
}

export interface MenuProps<Id extends string = string> extends FieldRootProps {
  /** The `Button` or `IconButton` that opens it; the menu has its name. */
  trigger: ReactElement;
  /** Two or more. */
  entries: readonly MenuEntry<Id>[];
  /** Called with the id of the entry that was chosen. */
  onAction?: ((id: Id) => void) | undefined;
  /** Called when it opens or closes. */
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
}

/** A few things to do with what its button stands beside. To choose a value take a `Select`. */
export function Menu<Id extends string>(props: MenuProps<Id>) {
  const { trigger, entries, onAction, onOpenChange } = props;
  return (
    <MenuTrigger onOpenChange={(isOpen) => onOpenChange?.(isOpen)}>
      {trigger}
      <Popover className={popover.popover} offset={4} placement="bottom end">
        <AriaMenu {...fieldRoot(props)} className={popover.list}>
          {entries.map((entry) => (
            <Entry key={entry.id} entry={entry} onAction={() => onAction?.(entry.id)} />
          ))}
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
