import { recoveryContract } from '@dayfare/api/money/recovery/recovery-contract';
import { implement } from '@orpc/server';
import { type ApiContext, requireEmployment, requireSession } from '../../session/index.ts';
import { closeRecoveryKey } from './close-recovery-key.ts';
import { performRecovery } from './recover.ts';

const calls = implement(recoveryContract).$context<ApiContext>().use(requireSession).use(requireEmployment);

/** Money that is owed and comes from a linked bank account. */
export const recoveryHandlers = calls.router({
  performAccessPlusDebitRecoveryTransaction: calls.performAccessPlusDebitRecoveryTransaction.handler(
    ({ context, input }) => performRecovery(context, input),
  ),
  closeRecoveryKey: calls.closeRecoveryKey.handler(({ context, input }) =>
    closeRecoveryKey(context, input.idempotencyKey),
  ),
});
