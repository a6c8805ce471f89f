import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { useUiMessages } from '../../messages/messages.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import * as styles from './overlay.css.ts';
import { useOverflow } from './use-overflow.ts';

/** What a dialog and a bottom sheet have in common for their callers. */
export interface OverlayProps {
  /** Whether it is shown. The caller keeps this state. */
  isOpen: boolean;
  /** Called with `false` when the person closes it: by the cross, by Escape, or on the page behind. */
  onOpenChange: (isOpen: boolean) => void;
  /** Names the overlay, on screen and to assistive technology. */
  title: string;
  /** What it says; scrolls when it is long. */
  children: ReactNode;
  /** Buttons, most important first; they stay in sight while the content scrolls. */
  actions?: ReactNode | undefined;
  /** `false` takes away the cross, Escape and the page behind: then `actions` must hold a way out. Default `true`. */
  dismissable?: boolean | undefined;
  /** `alertdialog` for what interrupts and must be answered. Default `dialog`. */
  role?: 'dialog' | 'alertdialog' | undefined;
}

/** The page of an overlay that has several. */
export interface OverlayPage {
  /** Tells one page from another: when it changes, the focus goes to the title and the content to its beginning. */
  key: string;
  /** Where one is, e.g. "Agreement 2 of 3"; stands above the title and is read out with it. */
  label: string;
}

/** What a sheet can have besides. */
export interface PagedOverlayProps extends OverlayProps {
  /** Stands before the title, for a back button. */
  start?: ReactNode | undefined;
  /** Which page is shown, where there are several. */
  page?: OverlayPage | undefined;
}

interface OverlayBaseProps extends PagedOverlayProps {
  /** Which of the two shapes. */
  shape: 'dialog' | 'sheet';
}

/**
 * The one overlay behind Dialog and BottomSheet. The page behind is inert and does not scroll, focus moves in and goes
 * back to where it was, Escape closes. Not exported from the package.
 */
export function Overlay({
  shape,
  isOpen,
  onOpenChange,
  title,
  children,
  actions,
  dismissable = true,
  role = 'dialog',
  start,
  page,
}: OverlayBaseProps) {
  return (
    <ModalOverlay
      className={styles.scrim[shape]}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable={dismissable}
      isKeyboardDismissDisabled={!dismissable}
    >
      <Modal className={styles.panel[shape]}>
        <Frame
          {...{ shape, title, actions, role, start, page }}
          onClose={dismissable ? () => onOpenChange(false) : undefined}
        >
          {children}
        </Frame>
      </Modal>
    </ModalOverlay>
  );
}

interface FrameProps extends Omit<OverlayBaseProps, 'isOpen' | 'onOpenChange' | 'dismissable'> {
  onClose: (() => void) | undefined;
}

function Frame({ shape, title, actions, role, start, page, onClose, children }: FrameProps) {
  const messages = useUiMessages();
  const bodyId = useId();
  const bodyRef = useRef<HTMLDivElement>(null);
  const titleRef = useRef<HTMLHeadingElement>(null);
  const overflows = useOverflow(bodyRef);
  usePageTurn(page?.key, () => {
    if (bodyRef.current) bodyRef.current.scrollTop = 0;
    titleRef.current?.focus();
  });
  const scrollArea = overflows ? { tabIndex: 0, role: 'region', 'aria-label': title } : {};
  return (
    <AriaDialog
      className={styles.frame}
      role={role ?? 'dialog'}
      {...(role === 'alertdialog' ? { 'aria-describedby': bodyId } : {})}
    >
      <div className={styles.header} data-start={start ? '' : undefined}>
        {start}
        <Heading slot="title" ref={titleRef} tabIndex={page ? -1 : undefined} className={styles.title}>
          {page && <span className={styles.pageLabel}>{page.label}</span>}
          {page && ' '}
          {title}
        </Heading>
        {onClose && <IconButton icon={X} label={messages.close} onPress={onClose} />}
      </div>
      <div ref={bodyRef} id={bodyId} className={styles.body} {...scrollArea}>
        <div>{children}</div>
      </div>
      {actions && (
        <div
          className={shape === 'sheet' ? `${styles.actions} ${styles.actionsAtEdge}` : styles.actions}
          data-over-content={overflows ? '' : undefined}
        >
          {actions}
        </div>
      )}
    </AriaDialog>
  );
}

/** Runs `onTurn` when the page changes, but not for the first one: opening has its own place for the focus. */
function usePageTurn(key: string | undefined, onTurn: () => void) {
  const shown = useRef(key);
  useEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    onTurn();
  });
}
