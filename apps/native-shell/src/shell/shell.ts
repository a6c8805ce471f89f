import type { DataOf } from '@dayfare/api/bridge';
import type { Language } from '@dayfare/domain/product';
import type { Hiding } from './cover.ts';
import type { Device, View } from './device.ts';
import type { LockNote } from './lock-screen.ts';
import type { Observable } from './observable.ts';
import type { ShellSettings } from './settings.ts';
import type { Load } from './where-to-open.ts';

/** What is on the screen, for the components to draw. */
export interface ShellState extends Hiding {
  readonly language: Language;
  /** Address of the page in the view. */
  readonly address: string;
  /** What the lock says besides its usual words. */
  readonly lockNote: LockNote;
}

/** The shell around one view. The components tell it what happens, and draw its state. */
export interface Shell {
  readonly state: Observable<ShellState>;
  /** Reads the secure store, and locks if the signed-in user wants that. Call it before the view loads anything. */
  readonly start: () => Promise<void>;
  /** The view was sent a text by the page at an address. */
  readonly heard: (text: string, from: string) => void;
  /** Whether the view may go on with a load. Opens outside what belongs there. */
  readonly mayLoad: (load: Load) => boolean;
  /** The page in the view has another address. */
  readonly moved: (url: string) => void;
  readonly loadStarted: () => void;
  readonly loadEnded: () => void;
  readonly loadFailed: (code: number) => void;
  /** The server has answered the load of a page with an error. */
  readonly answered: (status: number, url: string) => void;
  readonly processEnded: () => void;
  /** The hardware button was pressed. */
  readonly back: () => Promise<void>;
  /** A universal link has opened the app. Gives whether it is one of ours. */
  readonly link: (url: string) => boolean;
  readonly appChanged: (state: DataOf<'app.changed'>['state']) => void;
  /** The keyboard covers so many pixels of a view that doesn't get smaller for it. */
  readonly keyboardChanged: (height: number) => void;
  /** Safe areas, size of text or scheme may have changed. */
  readonly lookChanged: () => void;
  readonly pushChanged: (token: DataOf<'push.changed'>) => void;
  /** Loads the page again, after trouble or when it is pulled down. */
  readonly retry: () => void;
  readonly unlock: () => Promise<void>;
  /** Users who can't unlock sign in again. */
  readonly signInInstead: () => Promise<void>;
  readonly stop: () => void;
}

/** What a shell is made of. */
export interface ShellParts {
  readonly device: Device;
  readonly view: View;
  readonly settings: ShellSettings;
  /** Told what a message was dropped for. */
  readonly onDropped?: ((droppedFor: string) => void) | undefined;
}
