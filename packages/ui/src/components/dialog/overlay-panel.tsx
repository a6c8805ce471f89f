import { useId, useMemo, useRef, useState } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { rootProps } from '../../primitives/root-props.ts';
import { useBackToClose } from './back-to-close.ts';
import * as styles from './frame.css.ts';
import { Frame } from './frame-context.ts';
import * as overlay from './overlay.css.ts';
import type { Filled, OverlayBaseProps } from './overlay-props.ts';
import { DialogActions, DialogBody, DialogTitle, type TitleRow } from './parts.tsx';
import { useDragToClose } from './use-drag-to-close.ts';
import { useOverflow } from './use-overflow.ts';

/**
 * Shows an overlay. The page behind is inert and does not scroll, focus moves in and is restored, and Escape and Android's Back
 * close it.
 */
export function OverlayPanel(props: OverlayBaseProps) {
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
