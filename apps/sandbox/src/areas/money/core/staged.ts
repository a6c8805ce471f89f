import type { Db } from '../../../platform/db/db.ts';
import type { AskOutside } from '../../../platform/jobs/outside-first.ts';
import type { Job } from '../../../platform/jobs/queue.ts';
import type { Rails } from '../../../rails/index.ts';
import type { Earner } from './owner.ts';
import type { Instrument, PayPeriod, Transaction } from './tables.ts';

/** A transfer at one stage of its way. */
export interface Staged {
  readonly tx: Db;
  readonly transaction: Transaction;
  readonly instrument: Instrument;
  readonly employee: Earner;
  /** The pay period that is running at that time. */
  readonly period: PayPeriod;
  readonly at: Date;
  /** Those who carry money, and how they are asked. */
  readonly rails: Rails;
  readonly ask: AskOutside;
}

/** What a stage did, and the job that goes on from there. */
export interface StageResult {
  readonly transaction: Transaction;
  readonly next?: Job | undefined;
}

/** Takes a transfer one stage further; null if it is past that stage, as after a cancellation. */
export type Stage = (staged: Staged) => Promise<StageResult | null>;
