import type { ReactNode } from 'react';
import type { RootProps } from '../../primitives/root-props.ts';
import type { TitleRow } from './parts.tsx';

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
export interface Filled {
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

/** What the three shapes of an overlay take. */
export type OverlayBaseProps = PagedOverlayProps & {
  /** The shape of the overlay. */
  shape: 'dialog' | 'sheet' | 'drawer';
  /** Whether a sheet takes all the height that it may. */
  isTall?: boolean | undefined;
};
