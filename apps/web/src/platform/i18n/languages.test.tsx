import { answer, contract, sessionSamples } from '@dayfare/api/mocks';
import { headerNames } from '@dayfare/api/transport/header-names';
import { logoutPlan } from '@dayfare/domain/session';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { authoredCatalogues } from '../../testing/authored-catalogues.ts';
import { createApp } from '../../testing/create-app.ts';
import { Providers } from '../../testing/providers.tsx';
import { createTestApp } from '../../testing/test-app.ts';
import { memoryVault } from '../session/vault.ts';
import { configurationFrom } from '../startup/configuration.ts';
import { memorySealedRecords } from '../storage/sealed-records.ts';
import { memoryStorage } from '../storage/storage.ts';
import { loadCatalogues } from './check/load-catalogues.ts';
import { LanguageSwitch } from './language-switch.tsx';

const server = setupServer();
const fetched = vi.fn();
beforeAll(() => server.listen());
afterEach(() => {
  cleanup();
  server.resetHandlers();
  fetched.mockClear();
});
afterAll(() => server.close());

async function offering(settings: Readonly<Record<string, string>>) {
  const configuration = Object.entries(settings).map(([key, value]) => ({ key, value }));
  const app = await createTestApp({ configuration });
  render(
    <Providers app={app}>
      <LanguageSwitch />
    </Providers>,
  );
  return app;
}

const offered = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

describe('the language switch', () => {
  it('offers English and Spanish when the configuration lists none [i18n-001]', async () => {
    await offering({});
    expect(offered()).toEqual(['Español']);
  });

  it('offers what the configuration lists and we have, out of all that the sign-up names [i18n-002]', async () => {
    await offering({ Languages: 'en,es,ar,ur,pt,au,ph,my,cf' });
    expect(offered()).toEqual(['Español', 'Français']);
  });

  it('has each language in its own words, spoken in its own voice', async () => {
    await offering({ Languages: 'en,es,cf' });
    const tags = screen
      .getAllByRole('button')
      .map((button) => button.closest('[lang]')?.getAttribute('lang'));
    expect(tags).toEqual(['es-US', 'fr-CA']);
  });

  it('is not there when translation is turned off [i18n-006]', async () => {
    await offering({ EnableTranslation: '0' });
    expect(offered()).toEqual([]);
  });

  it('changes the page without loading it again, its lang too', async () => {
    await offering({ Languages: 'en,es' });
    await userEvent.click(screen.getByRole('button', { name: 'Español' }));
    await screen.findByRole('button', { name: 'English' });
    expect(document.documentElement.lang).toBe('es-US');
  });

  it('says beside it that a language couldn’t be loaded, until the next try', async () => {
    const app = await offering({ Languages: 'en,es' });
    vi.spyOn(app.translator, 'setLanguage').mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await userEvent.click(screen.getByRole('button', { name: 'Español' }));
    expect((await screen.findByRole('alert')).textContent).toContain('That language couldn’t be loaded.');
    expect(document.documentElement.lang).toBe('en-US');
    await userEvent.click(screen.getByRole('button', { name: 'Español' }));
    await screen.findByRole('button', { name: 'English' });
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('promises no Spanish that is coming soon: it is here [i18n-003]', async () => {
    const texts = (await loadCatalogues(authoredCatalogues)).flatMap(({ texts: { en, es, fr } }) => [
      en,
      es,
      fr,
    ]);
    const words = texts.flatMap((flat) => [...flat.values()]).join('\n');
    expect(words).not.toMatch(/(?:spanish|español|espagnol).{0,30}(?:soon|pronto|próximamente|bientôt)/i);
    await offering({});
    expect(offered()).toContain('Español');
  });
});

describe('the chosen language', () => {
  it('is stored, with its culture and the languages on offer, and sent with every request [i18n-005]', async () => {
    const local = memoryStorage();
    const nothing = async () => undefined;
    const app = await createApp({
      ...{ language: 'en', brand: 'common', vault: memoryVault(), local, tab: memoryStorage() },
      unfinished: memorySealedRecords(),
      ...{ baseUrl: new URL('/api', window.location.href).href, loadSheet: nothing, showTab: nothing },
    });
    app.startup.configuration.set(configurationFrom([{ key: 'Languages', value: 'en,es,cf' }]));
    await app.setLanguage('fr');
    expect(local.getItem('locale')).toBe('cf');
    expect(local.getItem('currentCulture')).toBe('fr-CA');
    expect(local.getItem('languages')).toBe('["en","es","cf"]');

    server.use(answer(contract.startup.startupDataV2, []));
    server.events.on('request:start', ({ request }) => fetched(request.headers.get(headerNames.locale)));
    await app.session.begin(sessionSamples.employee());
    await app.startup.data.load('Home');
    await waitFor(() => expect(fetched).toHaveBeenCalledWith('cf'));
  });

  it('goes along to a logout address as selectedLanguage [i18n-005]', () => {
    const { leadsTo } = logoutPlan({
      ...{ cause: 'choice', isNative: false, language: 'es', origin: 'https://app.test' },
      ...{ allowedHosts: ['bye.test'], logoutUrl: 'https://bye.test/out' },
    });
    expect(leadsTo).toEqual({ kind: 'url', url: 'https://bye.test/out?selectedLanguage=es' });
  });
});
