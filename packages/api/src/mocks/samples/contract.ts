import type { WireAgreedContract, WireContract } from '../../contracts/contract.ts';

/** A short agreement. */
export function contractDocument(overrides: Partial<WireContract> = {}): WireContract {
  return {
    id: 120,
    contractType: 12,
    contractTitle: 'Early pay agreement',
    htmlText:
      '<h2>What you agree to</h2><p>You take part of the pay you have already earned. It comes off your next payday.</p>' +
      '<ul><li>There is no interest.</li><li>You can cancel until the money has left.</li></ul>',
    isCardContract: false,
    ...overrides,
  };
}

/** One agreement, or the given ones. */
export function contracts(list: WireContract[] = [contractDocument()]): { contracts: WireContract[] } {
  return { contracts: list };
}

/** Two documents, to page through. */
export function twoContracts(): { contracts: WireContract[] } {
  return contracts([
    contractDocument(),
    contractDocument({ id: 121, contractTitle: 'Electronic communication' }),
  ]);
}

/** What has to be accepted before the product is used at all. */
export function termsDocuments(): { contracts: WireContract[] } {
  return contracts([
    contractDocument({ id: 144, contractType: 44, contractTitle: 'Electronic signature' }),
    contractDocument({ id: 801, contractType: 8, contractTitle: 'Terms of service' }),
    contractDocument({ id: 201, contractType: 2, contractTitle: 'Privacy policy' }),
  ]);
}

/** A document that tries to bring a script, an event handler and a style along. */
export function hostileContract(): { contracts: WireContract[] } {
  const htmlText =
    '<p style="position:fixed">Terms</p><script>globalThis.reached = true</script><img src="x" onerror="globalThis.reached = true">' +
    '<a href="javascript:void(0)">link</a>';
  return contracts([contractDocument({ htmlText })]);
}

/** A document that was agreed to once, with the terms. */
export function agreedContract(overrides: Partial<WireAgreedContract> = {}): WireAgreedContract {
  return {
    ...contractDocument({ id: 801, contractType: 8, contractTitle: 'Terms of service' }),
    ...{ version: '2026-01-15', language: 'en', timesAgreed: 1 },
    ...{ firstAgreedAt: '2026-02-03T15:04:00Z', lastAgreedAt: '2026-02-03T15:04:00Z' },
    ...overrides,
  };
}

/** The terms, agreed to once, and an agreement that came with every transfer. */
export function agreedContracts(
  list: WireAgreedContract[] = [
    agreedContract({
      ...{ id: 1201, contractType: 12, contractTitle: 'Early pay agreement', timesAgreed: 14 },
      lastAgreedAt: '2026-11-18T17:20:00Z',
    }),
    agreedContract(),
  ],
): { contracts: WireAgreedContract[] } {
  return { contracts: list };
}
