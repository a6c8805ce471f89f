import { createContext, type PointerEventHandler, useContext } from 'react';

/** What the parts of an overlay know of the frame around them. */
export interface FrameContext {
  readonly shape: 'dialog' | 'sheet' | 'drawer';
  readonly titleId: string;
  readonly bodyId: string;
  /** The scrollable part, once it is there. */
  readonly body: HTMLDivElement | null;
  readonly setBody: (body: HTMLDivElement | null) => void;
  /** Whether the body has more than it shows. */
  readonly overflows: boolean;
  /** Closes the overlay; undefined if it must be answered. */
  readonly onClose: (() => void) | undefined;
  /** Starts to drag a sheet down; undefined if it cannot be dragged. */
  readonly onDragStart: PointerEventHandler | undefined;
}

export const Frame = createContext<FrameContext | null>(null);

/** The frame around a part. Throws for a part that stands alone. */
export function useFrame(part: string): FrameContext {
  const frame = useContext(Frame);
  if (frame) return frame;
  throw new Error(
    `${part} has no overlay around it, whose close button and name it belongs to. Put it into a Dialog, BottomSheet or Drawer without \`title\`.`,
  );
}
