import { answer, contract, contractSamples, refuse, sessionSamples } from '@dayfare/api/mocks';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { queryClientOf } from '../../platform/queries/query-client.ts';
import { servePages } from '../../testing/open-page.tsx';
import { Providers } from '../../testing/providers.tsx';
import type { StoryAppParts } from '../../testing/story-app.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { AgreementHarness } from './testing/agreement-harness.tsx';

const { getContractByType, saveContract } = contract.contracts;
const server = servePages();
const agreed: boolean[] = [];
const saved: unknown[] = [];
const asked: unknown[] = [];
const locales: (string | null)[] = [];
const { id: authAccountID, userID } = sessionSamples.employee();
const person = { authAccountID, userID };

const recording = () => answer(saveContract, (input) => saved.push(input) > 0);
const documents = (list = contractSamples.twoContracts()) =>
  answer(getContractByType, (input) => {
    asked.push(input);
    return list;
  });

async function open(
  parts: Partial<StoryAppParts> = {},
  isLocked = false,
  ids: readonly number[] = [120, 121],
) {
  const app = await createTestApp({ user: sessionSamples.employee(), ...parts });
  server.events.on('request:start', ({ request }) => {
    if (request.url.includes('ContractByType')) locales.push(request.headers.get('X-Locale'));
  });
  render(
    <Providers app={app}>
      <QueryClientProvider client={queryClientOf(app.session)}>
        <AgreementHarness isLocked={isLocked} ids={ids} onAgree={(next) => agreed.push(next)} />
      </QueryClientProvider>
    </Providers>,
  );
  return app;
}

const box = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /I agree/ });

/** Reads both contracts and agrees to each. */
async function agree() {
  await userEvent.click(screen.getByRole('button', { name: 'Read' }));
  const drawer = within(await screen.findByRole('dialog'));
  await userEvent.click(await drawer.findByRole('button', { name: 'Agree 1 of 2' }));
  await userEvent.click(await drawer.findByRole('button', { name: 'Agree 2 of 2' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

afterEach(() => {
  server.events.removeAllListeners();
  for (const list of [agreed, saved, asked, locales]) list.length = 0;
  vi.restoreAllMocks();
});

describe('an agreement', () => {
  it.each([
    ['common', 0],
    ['paycor', 1],
  ] as const)(
    'in the brand %s is to its documents, asked for and recorded as of that variant and person [contracts-002]',
    async (brand, variant) => {
      server.use(documents(), recording());
      await open({ brand });
      await agree();
      expect(agreed).toEqual([true]);
      expect(box().checked).toBe(true);
      await waitFor(() => expect(saved).toHaveLength(2));
      expect(asked).toEqual([
        { id: 0, isCardContract: false, contractType: 12, userSentBrandingType: variant, ...person },
      ]);
      // In parallel, in any order.
      expect(saved).toEqual(
        expect.arrayContaining([
          { id: 120, contractType: 12, userSentBrandingType: variant, ...person },
          { id: 121, contractType: 12, userSentBrandingType: variant, ...person },
        ]),
      );
    },
  );

  it.each([
    ['esign', [144, 121]],
    ['policy', [120, 144]],
  ] as const)('is reported as %s by its first contract', async (type, [first, second]) => {
    server.use(
      documents(
        contractSamples.contracts([
          contractSamples.contractDocument({ id: first }),
          contractSamples.contractDocument({ id: second }),
        ]),
      ),
      recording(),
    );
    const app = await open({}, false, [first, second]);
    const reported: unknown[] = [];
    const nothing = () => undefined;
    app.analytics.connectTo({
      track: (action) => reported.push(action),
      ...{ act: nothing, save: nothing, bought: nothing },
    });
    await agree();
    expect(reported).toEqual([{ name: 'PolicyAgreed', type, screen: 'Contracts' }]);
    // The next test’s server must not get these.
    await waitFor(() => expect(saved).toHaveLength(2));
  });

  it.each([120, 121])('is taken back with a word when contract %i could not be recorded', async (failing) => {
    const refusal = { status: 400, code: 'No', message: 'no' };
    const first = failing === 121 ? [answer(saveContract, true, { times: 1 })] : [];
    server.use(...first, refuse(saveContract, refusal, { times: 1 }), documents(), recording());
    await open();
    await agree();
    expect(await screen.findByText('Not recorded')).toBeDefined();
    await waitFor(() => expect(agreed).toEqual([true, false]));
    expect(box().checked).toBe(false);
    await agree();
    await waitFor(() => expect(saved.length).toBeGreaterThanOrEqual(2));
    expect(screen.queryByText('Not recorded')).toBeNull();
    expect(box().checked).toBe(true);
  });

  it('that was given again stays, also when the first one’s failure comes late', async () => {
    const held = Promise.withResolvers<void>();
    const refusal = { status: 400, code: 'No', message: 'no' };
    server.use(refuse(saveContract, refusal, { until: held.promise, times: 2 }), documents(), recording());
    await open();
    await agree();
    await userEvent.click(box());
    await agree();
    await waitFor(() => expect(saved).toHaveLength(2));
    held.resolve();
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(agreed).toEqual([true, false, true]);
    expect(box().checked).toBe(true);
    expect(screen.queryByText('Not recorded')).toBeNull();
  });

  it('cannot be given to documents of which one is missing', async () => {
    server.use(documents(contractSamples.contracts()), recording());
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Read' }));
    const drawer = within(await screen.findByRole('dialog'));
    expect(await drawer.findByText('Not loaded')).toBeDefined();
    expect(drawer.queryByRole('button', { name: /^Agree/ })).toBeNull();
  });

  it('can be neither given nor taken back while what was agreed to is under way', async () => {
    server.use(documents(), recording());
    await open({}, true);
    await userEvent.click(screen.getByRole('button', { name: 'Read' }));
    await userEvent.click(box());
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(agreed).toEqual([]);
  });
});

describe('the documents', () => {
  it('are those of the language, asked for again when that changes', async () => {
    const inSpanish = contractSamples.contracts([
      contractSamples.contractDocument({ contractTitle: 'Acuerdo' }),
      contractSamples.contractDocument({ id: 121, contractTitle: 'Comunicación' }),
    ]);
    server.use(documents());
    const app = await open();
    await waitFor(() => expect(locales).toEqual(['en']));
    server.use(documents(inSpanish));
    await act(() => app.setLanguage('es'));
    await waitFor(() => expect(locales).toEqual(['en', 'es']));
    await userEvent.click(screen.getByRole('button', { name: 'Read' }));
    expect(await within(await screen.findByRole('dialog')).findByText('Acuerdo')).toBeDefined();
  });

  it('are those of the brand’s variant, asked for again when that changes', async () => {
    server.use(documents());
    const app = await open();
    await waitFor(() => expect(asked).toHaveLength(1));
    await act(async () => app.brand.current.set('paycor'));
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(asked[1]).toMatchObject({ userSentBrandingType: 1 });
  });
});
