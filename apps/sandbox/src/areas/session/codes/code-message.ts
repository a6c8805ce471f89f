import type { Language } from '@dayfare/domain/product';
import { readVoice } from '@dayfare/themes/brands/read-voice';
import { outbox } from '../../../platform/http/tables.ts';
import type { ApiContext } from '../api-context.ts';
import { mobileOf } from '../notices/text-message.ts';
import type { Employee } from '../tables.ts';

/** What a message with a code says, by language. */
export interface CodeWords {
  readonly body: Readonly<Record<Language, (brand: string, code: string) => string>>;
  /** Of an e-mail. The code itself stays in the body, because a subject is shown on a locked screen. */
  readonly subject: Readonly<Record<Language, (brand: string) => string>>;
}

/** A code, and which way it goes. */
interface Dispatch {
  readonly words: CodeWords;
  readonly code: string;
  readonly toEmail: boolean;
}

/** Sends someone a code by text message or e-mail, in their brand's name. */
export async function sendCode(
  { db, clock, language }: Pick<ApiContext, 'db' | 'clock' | 'language'>,
  employee: Employee,
  { words, code, toEmail }: Dispatch,
): Promise<void> {
  const { productName: brand } = readVoice(employee.environment, language);
  await db.insert(outbox).values({
    employeeId: employee.id,
    channel: toEmail ? 'email' : 'text',
    recipient: toEmail ? employee.emailAddress : mobileOf(employee),
    subject: toEmail ? words.subject[language](brand) : null,
    body: words.body[language](brand, code),
    sentAt: clock.now(),
  });
}
