import type { WireContract } from '../../contracts/contract.ts';

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
