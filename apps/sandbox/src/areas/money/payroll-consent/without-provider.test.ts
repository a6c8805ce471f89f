import { payrollConsentContract } from '@dayfare/api/money/settings/payroll-consent-contract';
import { afterAll, expect, it } from 'vitest';
import { amaraNwosu } from '../../../seeds/people/amara-nwosu.ts';
import { openSandbox } from '../../../testing/open.ts';

// It doesn't listen, so that no payroll provider is played beside it.
const sandbox = await openSandbox({ seeds: [amaraNwosu] });
afterAll(() => sandbox.close());

it('a visit to a provider that can’t be reached is not begun, and says so', async () => {
  sandbox.clock.ms += 86_400_000;
  const consent = (await sandbox.signedIn(amaraNwosu)).client(payrollConsentContract);
  await expect(consent.beginPayrollConsent()).rejects.toMatchObject({ code: 'PayrollProviderUnavailable' });
});
