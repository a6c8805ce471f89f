import { networkOf } from '../../platform/http/client-address.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { ApiContext } from '../session/index.ts';

/**
 * Refuses with TooManyRequests if too many rows were written within a minute: by a person, from a visitor's address, or by all visitors
 * together, because anyone can be a visitor from anywhere.
 */
export async function takeRows({ throttles, signedIn, clientAddress }: ApiContext, rows = 1): Promise<void> {
  const key = signedIn ? `person ${signedIn.employee.id}` : networkOf(clientAddress);
  const isGiven =
    (await throttles.rows.take(key, rows)).isGiven &&
    (signedIn !== null || (await throttles.visitorRows.take('all', rows)).isGiven);
  if (!isGiven) throw new Refusal('TooManyRequests');
}
