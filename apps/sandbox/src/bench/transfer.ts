import { moneyContract, type WirePerformInput } from '@dayfare/api/money/contract';
import { ApiError } from '@dayfare/api/transport';
import type { Device } from './device.ts';

/** A wish to send money: what was agreed to, and the key that stands for it however often it is sent. */
export interface Intent {
  readonly input: WirePerformInput;
  readonly idempotencyKey: string;
}

/** Has a transfer quoted, and agrees to it under a new key. `amount` in whole units of the currency. */
export async function intend(device: Device, amount: number, instrumentId: number): Promise<Intent> {
  const quoted = await device.client(moneyContract).previewTransaction({ amount, instrumentId });
  return {
    input: { previewId: quoted.previewId, contractsAccepted: quoted.contractIds },
    idempotencyKey: crypto.randomUUID(),
  };
}

const mostTries = 40;

/** Runs a call again until it is known what came of it, as the app does; `onRetry` counts. */
export async function persist<Answer>(call: () => Promise<Answer>, onRetry: () => void): Promise<Answer> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await call();
    } catch (error) {
      if (!(error instanceof ApiError) || !error.mayHaveMoved || tries === mostTries) throw error;
      onRetry();
    }
  }
}

/** Sends an intent, with its one key, until there is an answer; gives the transfer's id. */
export async function perform(device: Device, intent: Intent, onRetry: () => void): Promise<string> {
  const { input, idempotencyKey } = intent;
  const send = () => device.client(moneyContract).performTransaction(input, { context: { idempotencyKey } });
  return (await persist(send, onRetry)).transactionID;
}
