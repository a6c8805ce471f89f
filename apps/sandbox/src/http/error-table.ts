import { accessErrors } from './errors/access.ts';
import { moneyErrors } from './errors/money.ts';
import { pinErrors } from './errors/pin.ts';
import { requestErrors } from './errors/request.ts';

/** Every refusal that the server knows, by the code that travels as `apiErrorCode`. */
export const errorTable = { ...accessErrors, ...pinErrors, ...moneyErrors, ...requestErrors };

/** A code of the error table. */
export type ErrorCode = keyof typeof errorTable;

/** Whether a text is a code of the error table. */
export function isErrorCode(text: string): text is ErrorCode {
  return Object.hasOwn(errorTable, text);
}
