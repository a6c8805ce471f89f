import { answer, contract, contractSamples, sessionSamples, startupSamples } from '@dayfare/api/mocks';
import { environmentOfBrand, loadVoice } from '@dayfare/themes/brands';
import { brandNames } from '@dayfare/themes/brands/names';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openPage, servePages } from '../../testing/open-page.tsx';
import { applyConfiguredBrand } from './configured-brand.ts';

const server = servePages();
const { startupDataV2 } = contract.startup;

/** Opens the login of an environment. */
async function loginIn(BusinessEnvironment: string, more: Readonly<Record<string, string>> = {}) {
  const configuration = startupSamples.configuration({ BusinessEnvironment, ...more });
  const { app } = await openPage('/welcome/login', { configuration, keepsBrand: false });
  await applyConfiguredBrand(app);
  await screen.findByRole('heading', { level: 1 });
  return app;
}

describe('the environment of the configuration', () => {
  it.each(brandNames)('%s shows visitors its brand, under its name [brands-002]', async (brand) => {
    const app = await loginIn(environmentOfBrand(brand));
    expect(app.brand.current.get()).toBe(brand);
    const { productName } = await loadVoice(brand, 'en');
    await waitFor(() => expect(document.title).toBe(`Sign in · ${productName}`));
  });

  it('gives its own name to the texts where dynamic theming is on, and only there [brands-003]', async () => {
    await loginIn('UKG');
    await waitFor(() => expect(document.title).toBe('Sign in · UKG'));
    cleanup();
    await loginIn('Common', { IsDynamicThemingEnabled: '1' });
    await waitFor(() => expect(document.title).toBe('Sign in · Common'));
    cleanup();
    await loginIn('Common');
    await waitFor(() => expect(document.title).toBe('Sign in · Dayfare'));
  });
});

describe('the branding type of the start-up data', () => {
  it.each([
    ['Paycor', 'paycor', 1],
    ['Dayfare', 'dayfare', 0],
  ] as const)(
    '%s decides the brand of whoever is signed in, and which agreements are asked for [brands-004]',
    async (environment, brand, sent) => {
      const asked: number[] = [];
      server.use(
        answer(startupDataV2, startupSamples.startupData({ BusinessBrandingType: environment })),
        answer(contract.contracts.getListOfContracts, ({ contracts }) => {
          asked.push(...contracts.map(({ userSentBrandingType }) => userSentBrandingType));
          return contractSamples.termsDocuments();
        }),
      );
      const user = sessionSamples.employee();
      const { app } = await openPage('/home/profile', { user, keepsBrand: false });
      await waitFor(() => expect(app.brand.current.get()).toBe(brand));
      cleanup();
      await openPage('/welcome/accept-terms-conditions', {
        user: { ...user, isContractAccepted: false },
        brand,
      });
      await waitFor(() => expect(asked).not.toEqual([]));
      expect(new Set(asked)).toEqual(new Set([sent]));
    },
  );
});
