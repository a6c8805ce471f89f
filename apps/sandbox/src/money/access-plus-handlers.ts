import { accessPlusContract } from '@dayfare/api/money/access-plus-contract';
import { implement } from '@orpc/server';
import type { ApiContext } from '../http/api-context.ts';
import { requireSession } from '../http/require-session.ts';
import { requireEmployment } from '../session/index.ts';
import { closeRecoveryKey } from './recovery/close-recovery-key.ts';
import { performRecovery } from './recovery/recover.ts';

const calls = implement(accessPlusContract).$context<ApiContext>().use(requireSession).use(requireEmployment);

/** Money that is owed and comes from a linked bank account. */
export const accessPlusHandlers = calls.router({
  performAccessPlusDebitRecoveryTransaction: calls.performAccessPlusDebitRecoveryTransaction.handler(
    ({ context, input }) => performRecovery(context, input),
  ),
  closeRecoveryKey: calls.closeRecoveryKey.handler(({ context, input }) =>
    closeRecoveryKey(context, input.idempotencyKey),
  ),
});
