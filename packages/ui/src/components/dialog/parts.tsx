import { X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useUiMessages } from '../../messages/messages.ts';
import { type RootProps, rootProps } from '../../primitives/root-props.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import * as styles from './frame.css.ts';
import { useFrame } from './frame-context.ts';

/** The current page of an overlay with several. */
export interface OverlayPage {
  /** Identifies the page: when it changes, focus moves to the title and the content scrolls to the top. */
  key: string;
  /** The position, such as "Agreement 2 of 3"; shown above the title and read with it. */
  label: string;
}

/** What stands in the title's row besides the title. */
export interface TitleRow {
  /** Content before the title, such as a back button. */
  start?: ReactNode | undefined;
  /** The current page, if there are several. */
  page?: OverlayPage | undefined;
}

export interface DialogTitleProps extends TitleRow, Omit<RootProps, 'id'> {
  /** The overlay's name, shown and announced. */
  children: ReactNode;
}

/** The title of a dialog, bottom sheet or drawer, which names it; beside it the close button. */
export function DialogTitle({ children, start, page, ...rest }: DialogTitleProps) {
  const { titleId, body, onClose, onDragStart } = useFrame('DialogTitle');
  const messages = useUiMessages();
  const titleRef = useRef<HTMLHeadingElement>(null);
  usePageTurn(page?.key, () => {
    if (body) body.scrollTop = 0;
    titleRef.current?.focus();
  });
  return (
    <div
      {...rootProps(rest)}
      className={styles.header}
      data-start={start ? '' : undefined}
      data-under-grabber={onDragStart ? '' : undefined}
      onPointerDown={onDragStart}
    >
      {start}
      <h2 id={titleId} ref={titleRef} tabIndex={page ? -1 : undefined} className={styles.title}>
        {page && <span className={styles.pageLabel}>{page.label}</span>}
        {page && ' '}
        {children}
      </h2>
      {onClose && <IconButton icon={X} label={messages.close} onPress={() => onClose()} />}
    </div>
  );
}

/** Calls `onTurn` when the page changes, but not for the first page: opening sets the initial focus. */
function usePageTurn(key: string | undefined, onTurn: () => void) {
  const shown = useRef(key);
  useEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    onTurn();
  });
}

export interface DialogBodyProps extends Omit<RootProps, 'id' | 'ref'> {
  /** The content; scrolls if it is long. */
  children: ReactNode;
}

/** The content of a dialog, bottom sheet or drawer. It scrolls between title and actions, by keyboard too; have one. */
export function DialogBody({ children, ...rest }: DialogBodyProps) {
  const { titleId, bodyId, setBody, overflows } = useFrame('DialogBody');
  const scrollArea = overflows ? { tabIndex: 0, role: 'region', 'aria-labelledby': titleId } : {};
  return (
    <div {...rootProps(rest)} ref={setBody} id={bodyId} className={styles.body} {...scrollArea}>
      <div>{children}</div>
    </div>
  );
}

export interface DialogActionsProps extends RootProps {
  /** Buttons, most important first. */
  children: ReactNode;
}

/** The buttons of a dialog, bottom sheet or drawer; they stay visible while the content scrolls. */
export function DialogActions({ children, ...rest }: DialogActionsProps) {
  const { shape, overflows } = useFrame('DialogActions');
  return (
    <div
      {...rootProps(rest)}
      className={shape === 'sheet' ? `${styles.actions} ${styles.actionsAtEdge}` : styles.actions}
      data-over-content={overflows ? '' : undefined}
    >
      {children}
    </div>
  );
}
