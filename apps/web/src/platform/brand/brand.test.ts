import { contractsQuery } from '@dayfare/api/contracts/queries';
import { answer, contract, contractSamples, sessionSamples } from '@dayfare/api/mocks';
import { brandingTypeOf } from '@dayfare/domain/product';
import { QueryClient } from '@tanstack/react-query';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../../testing/test-app.ts';

const server = setupServer();
beforeAll(() => server.listen());
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const signedIn = { user: sessionSamples.employee(), keepsBrand: false };

/** An app on the home screen, with a person from this environment. */
async function homeOf(environment: string, configuration: { key: string; value: string }[] = []) {
  server.use(answer(contract.startup.startupDataV2, [{ key: 'BusinessBrandingType', value: environment }]));
  const app = await createTestApp({ ...signedIn, configuration });
  await app.translator.load('session/login');
  await app.enter('Home');
  return app;
}

describe('the brand of the signed-in person', () => {
  it('is the one that BusinessBrandingType names, in colours and in words [brands-004]', async () => {
    const app = await homeOf('Paycor');
    expect(app.brand.current.get()).toBe('paycor');
    expect(document.documentElement.dataset.brand).toBe('paycor');
    expect(app.translator.texts.get().byKey('voice:getMoney')).toBe('Transfer my pay');
  });

  it('stays as it is for a name that no brand has [brands-004]', async () => {
    const app = await homeOf('Umbrella');
    expect(app.brand.current.get()).toBe('common');
  });

  it('goes with the request for contracts: 1 for a partner, 0 for our own [brands-004]', async () => {
    const sent: unknown[] = [];
    server.use(
      answer(contract.contracts.getContractByType, (input) => {
        sent.push(input.userSentBrandingType);
        return contractSamples.contracts();
      }),
    );
    const { api } = await createTestApp(signedIn);
    for (const environment of ['Paycor', 'Common'] as const) {
      const userSentBrandingType = brandingTypeOf(environment);
      await new QueryClient().fetchQuery(contractsQuery(api, { contractType: 8, userSentBrandingType }));
    }
    expect(sent).toEqual([1, 0]);
  });
});

describe('the brand word', () => {
  const on = [{ key: 'IsDynamicThemingEnabled', value: '1' }];

  it('is the environment’s name where dynamic theming is on, in every text and in every language [brands-003]', async () => {
    const app = await homeOf('Canada', on);
    const { texts } = app.translator;
    expect(texts.get().byKey('voice:productName')).toBe('Canada');
    expect(texts.get().byKey('app:start.downTitle')).toBe('We can’t reach Canada right now');
    await app.setLanguage('es');
    expect(texts.get().byKey('app:start.downTitle')).toContain('Canada');
    expect(texts.get().byKey('app:start.downTitle')).not.toContain('Dayfare');
  });

  it('is the brand’s own where it is off [brands-003]', async () => {
    const app = await homeOf('Canada');
    expect(app.translator.texts.get().byKey('voice:productName')).toBe('Dayfare Canada');
  });
});
