import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { useUiMessages } from '../../messages/messages.ts';
import { type RootProps, rootProps } from '../../primitives/root-props.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { useBackToClose } from './back-to-close.ts';
import * as styles from './frame.css.ts';
import * as overlay from './overlay.css.ts';
import { useDragToClose } from './use-drag-to-close.ts';
import { useOverflow } from './use-overflow.ts';

/** Props that all overlays share. */
export interface OverlayProps extends RootProps<HTMLElement> {
  /** Whether it is open (controlled). */
  isOpen: boolean;
  /** Called with `false` when the person closes it: with the close button, Escape, Android's Back, a drag, or a press outside. */
  onOpenChange: (isOpen: boolean) => void;
  /** The overlay's name, shown and announced. */
  title: string;
  /** The content; scrolls if it is long. */
  children: ReactNode;
  /** Buttons, most important first; they stay visible while the content scrolls. */
  actions?: ReactNode | undefined;
  /**
   * Set to `false` to remove the close button and all other ways to close it; `actions` must then include a way out.
   * @default true
   */
  isDismissable?: boolean | undefined;
  /**
   * Use `alertdialog` for interruptions that must be answered.
   * @default 'dialog'
   */
  role?: 'dialog' | 'alertdialog' | undefined;
}

/** The current page of an overlay with several. */
export interface OverlayPage {
  /** Identifies the page: when it changes, focus moves to the title and the content scrolls to the top. */
  key: string;
  /** The position, such as "Agreement 2 of 3"; shown above the title and read with it. */
  label: string;
}

/** Additional props of a sheet. */
export interface PagedOverlayProps extends OverlayProps {
  /** Content before the title, such as a back button. */
  start?: ReactNode | undefined;
  /** The current page, if there are several. */
  page?: OverlayPage | undefined;
}

interface OverlayBaseProps extends PagedOverlayProps {
  /** The shape of the overlay. */
  shape: 'dialog' | 'sheet' | 'drawer';
}

/**
 * The overlay behind Dialog, BottomSheet and Drawer. The page behind is inert and does not scroll, focus moves in and is restored, and
 * Escape and Android's Back close it. Not exported from the package.
 */
export function Overlay({
  shape,
  isOpen,
  onOpenChange,
  title,
  children,
  actions,
  isDismissable = true,
  role = 'dialog',
  start,
  page,
  ...rest
}: OverlayBaseProps) {
  const close = () => onOpenChange(false);
  const panel = useRef<HTMLDivElement>(null);
  const drag = useDragToClose(panel, close);
  useBackToClose(isOpen, isDismissable ? close : undefined);
  return (
    <ModalOverlay
      className={overlay.scrim[shape]}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable={isDismissable}
      isKeyboardDismissDisabled={!isDismissable}
    >
      <Modal ref={panel} className={overlay.panel[shape]}>
        <Frame
          {...{ shape, title, actions, role, start, page, rest }}
          onClose={isDismissable ? close : undefined}
          onDragStart={isDismissable && shape === 'sheet' ? drag : undefined}
        >
          {children}
        </Frame>
      </Modal>
    </ModalOverlay>
  );
}

interface FrameProps
  extends Pick<OverlayBaseProps, 'shape' | 'title' | 'actions' | 'role' | 'start' | 'page' | 'children'> {
  onClose: (() => void) | undefined;
  onDragStart: ReturnType<typeof useDragToClose> | undefined;
  rest: RootProps<HTMLElement>;
}

function Frame(props: FrameProps) {
  const { shape, title, actions, role, start, page, onClose, onDragStart, rest, children } = props;
  const messages = useUiMessages();
  const bodyId = useId();
  const bodyRef = useRef<HTMLDivElement>(null);
  const titleRef = useRef<HTMLHeadingElement>(null);
  const overflows = useOverflow(bodyRef);
  usePageTurn(page?.key, () => {
    if (bodyRef.current) bodyRef.current.scrollTop = 0;
    titleRef.current?.focus();
  });
  const described = [bodyId, rest['aria-describedby']].filter(Boolean).join(' ');
  const scrollArea = overflows ? { tabIndex: 0, role: 'region', 'aria-label': title } : {};
  return (
    <AriaDialog
      {...rootProps(rest)}
      className={styles.frame}
      role={role ?? 'dialog'}
      {...(role === 'alertdialog' && { 'aria-describedby': described })}
    >
      {/* The grabber is for the finger only: the cross does the same for everyone. */}
      {onDragStart && <div aria-hidden className={styles.grabber} onPointerDown={onDragStart} />}
      <div
        className={styles.header}
        data-start={start ? '' : undefined}
        data-under-grabber={onDragStart ? '' : undefined}
        onPointerDown={onDragStart}
      >
        {start}
        <Heading slot="title" ref={titleRef} tabIndex={page ? -1 : undefined} className={styles.title}>
          {page && <span className={styles.pageLabel}>{page.label}</span>}
          {page && ' '}
          {title}
        </Heading>
        {onClose && <IconButton icon={X} label={messages.close} onPress={() => onClose()} />}
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

/** Calls `onTurn` when the page changes, but not for the first page: opening sets the initial focus. */
function usePageTurn(key: string | undefined, onTurn: () => void) {
  const shown = useRef(key);
  useEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    onTurn();
  });
}
