import { type ReactNode, useId, useMemo, useRef, useState } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { type RootProps, rootProps } from '../../primitives/root-props.ts';
import { useBackToClose } from './back-to-close.ts';
import * as styles from './frame.css.ts';
import { Frame } from './frame-context.ts';
import * as overlay from './overlay.css.ts';
import { DialogActions, DialogBody, DialogTitle, type TitleRow } from './parts.tsx';
import { useDragToClose } from './use-drag-to-close.ts';
import { useOverflow } from './use-overflow.ts';

interface OverlayState extends RootProps<HTMLElement> {
  /** Whether it is open (controlled). */
  isOpen: boolean;
  /** Called with `false` when the person closes it: with the close button, Escape, Android's Back, a drag, or a press outside. */
  onOpenChange: (isOpen: boolean) => void;
  /**
   * Set to `false` to remove the close button and all other ways to close it; its actions must then include a way out.
   * @default true
   */
  isDismissable?: boolean | undefined;
  /**
   * Use `alertdialog` for interruptions that must be answered.
   * @default 'dialog'
   */
  role?: 'dialog' | 'alertdialog' | undefined;
}

/** The usual overlay: a title, content, and perhaps actions. */
interface Filled {
  /** The overlay's name, shown and announced. Leave it out to compose the overlay of its parts. */
  title: string;
  /** The content, which scrolls if it is long; without a `title` the parts: `DialogTitle`, `DialogBody`, `DialogActions`. */
  children: ReactNode;
  /** Buttons, most important first; they stay visible while the content scrolls. */
  actions?: ReactNode | undefined;
}

/** An overlay of parts that the caller composes: a `DialogTitle`, a `DialogBody`, and what else it takes. */
type Composed<Row> = { [Name in Exclude<keyof (Filled & Row), 'children'>]?: undefined } & {
  children: ReactNode;
};

/** Props of an overlay without pages. */
export type OverlayProps = OverlayState & (Filled | Composed<unknown>);

/** Props of a sheet: its title may have a row of its own, and pages. */
export type PagedOverlayProps = OverlayState & ((Filled & TitleRow) | Composed<TitleRow>);

type OverlayBaseProps = PagedOverlayProps & {
  /** The shape of the overlay. */
  shape: 'dialog' | 'sheet' | 'drawer';
  /** Whether a sheet takes all the height that it may. */
  isTall?: boolean | undefined;
};

/**
 * The overlay behind Dialog, BottomSheet and Drawer. The page behind is inert and does not scroll, focus moves in and is restored, and
 * Escape and Android's Back close it. Not exported from the package.
 */
export function Overlay(props: OverlayBaseProps) {
  const { shape, isOpen, onOpenChange, isDismissable = true, isTall = false } = props;
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
      <Modal ref={panel} className={overlay.panel[shape]} data-tall={isTall ? '' : undefined}>
        <Framed
          {...props}
          onClose={isDismissable ? close : undefined}
          onDragStart={isDismissable && shape === 'sheet' ? drag : undefined}
        />
      </Modal>
    </ModalOverlay>
  );
}

type FramedProps = OverlayBaseProps & {
  onClose: (() => void) | undefined;
  onDragStart: ReturnType<typeof useDragToClose> | undefined;
};

/** The dialog element, with what its parts need to know. */
function Framed(props: FramedProps) {
  const { shape, role = 'dialog', onClose, onDragStart } = props;
  const titleId = useId();
  const bodyId = useId();
  const [body, setBody] = useState<HTMLDivElement | null>(null);
  const overflows = useOverflow(body);
  const frame = useMemo(
    () => ({ shape, titleId, bodyId, body, setBody, overflows, onClose, onDragStart }),
    [shape, titleId, bodyId, body, overflows, onClose, onDragStart],
  );
  const root = rootProps<HTMLElement>(props);
  const described = [role === 'alertdialog' && bodyId, root['aria-describedby']].filter(Boolean).join(' ');
  return (
    <AriaDialog
      {...(root['aria-label'] === undefined && { 'aria-labelledby': titleId })}
      {...root}
      {...(described && { 'aria-describedby': described })}
      className={styles.frame}
      role={role}
    >
      <Frame value={frame}>
        {/* The grabber is for the finger only: the cross does the same for everyone. */}
        {onDragStart && <div aria-hidden className={styles.grabber} onPointerDown={onDragStart} />}
        {props.title === undefined ? props.children : <Usual {...props} />}
      </Frame>
    </AriaDialog>
  );
}

/** The usual composition of the parts. */
function Usual({ title, start, page, children, actions }: Filled & TitleRow) {
  return (
    <>
      <DialogTitle start={start} page={page}>
        {title}
      </DialogTitle>
      <DialogBody>{children}</DialogBody>
      {actions && <DialogActions>{actions}</DialogActions>}
    </>
  );
}
