import type { Language } from '@dayfare/domain/product';
import type { Db } from '../db/db.ts';
import { outbox } from '../http/tables.ts';

/** An e-mail. */
export interface Mail {
  /** Whose it is; null for an address without an account. */
  readonly employeeId: number | null;
  readonly recipient: string;
  /** Without codes and account numbers: a locked screen shows it. */
  readonly subject: string;
  /** Plain text. Blank lines part its paragraphs; two or more lines of `name: value` below one another are a table. */
  readonly body: string;
  readonly language: Language;
  /** Whose brand it is in. */
  readonly environment: string;
  /** Where mail programs stop e-mails of its kind with one press. Default: it cannot be stopped. */
  readonly stopUrl?: string | undefined;
  readonly sentAt: Date;
}

/** Sends e-mails. They are written in the caller's transaction, so that none tells of what did not happen. */
export async function sendMail(tx: Db, ...mails: readonly Mail[]): Promise<void> {
  if (mails.length === 0) return;
  await tx.insert(outbox).values(mails.map((mail) => ({ ...mail, channel: 'email' as const })));
}
