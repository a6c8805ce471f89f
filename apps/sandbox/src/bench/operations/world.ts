import type { Device } from '../device.ts';
import type { LastingServer } from './lasting-server.ts';

/** Money that someone wants moved, under one key for every attempt. */
export interface Command {
  /** Sends it once; gives the id of what was made. */
  readonly send: () => Promise<string>;
}

/** What had been used of each span when its limit was set: a limit can be set below that, and nothing more is taken then. */
type Floors = Map<string, { readonly until: string; readonly used: number }>;

/** A time in which someone had paused early pay, or closed the account. */
export interface Shut {
  readonly holds: (at: Date) => boolean;
  /** Ends it at a time, if it hasn't ended before. */
  readonly end: (at: Date) => void;
}

/** Someone with a device, and what they have asked for. */
export interface Client {
  readonly id: number;
  readonly email: string;
  readonly mobile: string;
  readonly device: Device;
  readonly bank: number;
  readonly card: number;
  readonly gift: number;
  readonly cash: number;
  billers: readonly number[];
  /** One person in three has none: an account with money in it can't be closed. */
  readonly productCard: number | null;
  /** By which friends pay. */
  readonly friendCode: string;
  /** Quoted and not sent yet. */
  readonly waiting: Command[];
  /** Sent, and no answer came. */
  readonly unknown: Command[];
  /** Answered with an id: sending it again has to give the same. */
  readonly made: { readonly command: Command; readonly id: string }[];
  /** How often it gave another id instead. */
  madeAgain: number;
  readonly recurring: string[];
  readonly floors: Floors;
  /** How often more had been taken than a limit of their own allows. */
  overLimits: number;
  readonly shut: Shut[];
  isClosed: boolean;
  /** Whether they have locked their card; undefined while that isn't known. */
  isCardLocked: boolean | undefined;
  /** How often it paid although it was locked. */
  paidWhileLocked: number;
  /** Does one thing after the other. */
  readonly inOrder: <Result>(work: () => Promise<Result>) => Promise<Result>;
}

/** Everybody of a run, and the server. */
export interface World {
  readonly server: LastingServer;
  readonly clients: readonly Client[];
  readonly sentAgain: () => number;
  readonly countSentAgain: () => void;
}
