import { moneyContract, type WirePerformInput } from '@dayfare/api/money/contract';
import { ApiError } from '@dayfare/api/transport';
import type { Device } from './device.ts';

/** An intent to send money: what was agreed to, and its key for every attempt. */
export interface Intent {
  readonly input: WirePerformInput;
  readonly idempotencyKey: string;
}

/** Requests a quote and agrees to it with a new key. `amount` is in whole currency units. */
export async function intend(device: Device, amount: number, instrumentId: number): Promise<Intent> {
  const quoted = await device.client(moneyContract).previewTransaction({ amount, instrumentId });
  return {
    input: { previewId: quoted.previewId, contractsAccepted: quoted.contractIds },
    idempotencyKey: crypto.randomUUID(),
  };
}

const mostTries = 40;

/** Repeats a call until its result is known, as the app does; `onRetry` counts. */
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

/** Sends an intent with its key until there is a response; resolves with the transfer's id. */
export async function perform(device: Device, intent: Intent, onRetry: () => void): Promise<string> {
  const { input, idempotencyKey } = intent;
  const send = () => device.client(moneyContract).performTransaction(input, { context: { idempotencyKey } });
  return (await persist(send, onRetry)).transactionID;
}
