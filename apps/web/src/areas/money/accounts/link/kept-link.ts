import { bankLinkStep } from '@dayfare/domain/money';
import type { LocalArea } from '../../../../platform/storage/local-area.ts';
import { readLocal, writeLocal } from '../../../../platform/storage/local-values.ts';

/** Keeps what the return from the bank's page needs. */
export function keepLink(local: LocalArea, token: string, path: string): void {
  writeLocal(local, 'bankLinkToken', token);
  writeLocal(local, 'bankLinkPath', path);
  local.removeItem('bankLinkRedirectUrl');
}

/** The token of the linking that the user returns from; null otherwise. */
export function keptToken(local: LocalArea): string | null {
  const token = readLocal(local, 'bankLinkToken');
  const returnAddress = readLocal(local, 'bankLinkRedirectUrl');
  return bankLinkStep({ token, returnAddress }) === 'resume' ? token : null;
}

/** The token of a linking that was left for and has not led back here; null otherwise. */
export const unreturnedToken = (local: LocalArea): string | null =>
  keptToken(local) === null ? (readLocal(local, 'bankLinkToken') ?? null) : null;

/** Clears what was kept. */
export function dropLink(local: LocalArea): void {
  for (const key of ['bankLinkToken', 'bankLinkPath', 'bankLinkRedirectUrl'] as const) local.removeItem(key);
}
