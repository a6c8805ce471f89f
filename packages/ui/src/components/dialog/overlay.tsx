import { X } from 'lucide-react';
import { type ComponentProps, type ReactNode, useEffect, useId, useRef } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { useUiMessages } from '../../messages/messages.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { useBackToClose } from './back-to-close.ts';
import * as styles from './frame.css.ts';
import * as overlay from './overlay.css.ts';
import { useDragToClose } from './use-drag-to-close.ts';
import { useOverflow } from './use-overflow.ts';

/** What goes through to the dialog element: `ref`, `id`, `data-*`, `aria-*` and events. */
type OverlayRest = Omit<
  ComponentProps<typeof AriaDialog>,
  'className' | 'style' | 'children' | 'render' | 'role' | 'slot' | 'aria-label' | 'aria-labelledby'
>;

/** What all overlays have in common for their callers. */
export interface OverlayProps extends OverlayRest {
  /** Whether it is shown. The caller keeps this state. */
  isOpen: boolean;
  /** Called with `false` when the person closes it: by the cross, Escape, Android's back, a drag, or on the page behind. */
  onOpenChange: (isOpen: boolean) => void;
  /** Names the overlay, on screen and to assistive technology. */
  title: string;
  /** What it says; scrolls when it is long. */
  children: ReactNode;
  /** Buttons, most important first; they stay in sight while the content scrolls. */
  actions?: ReactNode | undefined;
  /** `false` takes away the cross and all other ways to close it: then `actions` must hold a way out. Default `true`. */
  isDismissable?: boolean | undefined;
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
  /** Which of the three shapes. */
  shape: 'dialog' | 'sheet' | 'drawer';
}

/**
 * The one overlay behind Dialog, BottomSheet and Drawer. The page behind is inert and does not scroll, focus moves in and
 * goes back to where it was, Escape and Android's back close. Not exported from the package.
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
  rest: OverlayRest;
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
  const scrollArea = overflows ? { tabIndex: 0, role: 'region', 'aria-label': title } : {};
  return (
    <AriaDialog
      {...rest}
      className={styles.frame}
      role={role ?? 'dialog'}
      {...(role === 'alertdialog' ? { 'aria-describedby': bodyId } : {})}
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

/** Runs `onTurn` when the page changes, but not for the first one: opening has its own place for the focus. */
function usePageTurn(key: string | undefined, onTurn: () => void) {
  const shown = useRef(key);
  useEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    onTurn();
  });
}
