import type { Language } from '@dayfare/domain/product';
import { readVoice } from '@dayfare/themes/brands/read-voice';
import { sendMail } from '../../../platform/mail/send-mail.ts';
import type { ApiContext } from '../api-context.ts';
import { textTo } from '../notices/text-message.ts';
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
  const { environment } = employee;
  const { productName: brand } = readVoice(environment, language);
  const at = clock.now();
  const body = words.body[language](brand, code);
  if (!toEmail) return void (await textTo(db, employee, { body, at }));
  await sendMail(db, {
    ...{ employeeId: employee.id, recipient: employee.emailAddress, language, environment },
    ...{ subject: words.subject[language](brand), body, sentAt: at },
  });
}
