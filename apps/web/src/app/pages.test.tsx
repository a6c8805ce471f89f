import { answer, contract, refuse, sessionSamples, startupSamples } from '@dayfare/api/mocks';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { openPage, servePages } from '../testing/open-page.tsx';

const { loginM, revokeUserToken } = contract.session;
const server = servePages();

const heading = () => screen.findByRole('heading', { level: 1 });

describe('pages', () => {
  it('/ leads to the welcome page [access-001] [access-078]', async () => {
    const { here } = await openPage('/');
    await heading();
    expect(here()).toBe('/welcome');
  });

  it('a page behind the sign-in leads a visitor to the login and remembers itself [access-047]', async () => {
    const { here } = await openPage('/ewa/history?x=1');
    await heading();
    expect(here()).toBe('/welcome/login?redirectUrl=%2Fewa%2Fhistory%3Fx%3D1');
  });

  it('an unknown path shows page-not-found with its words, a way back and help, in each language [access-021] [public-014]', async () => {
    for (const [language, title, subtitle, back, help] of [
      ['en', 'Well that’s odd', /^You have stumbled/, 'Go Back', 'Need help?'],
      ['es', 'Vaya, qué raro', /^Llegaste por casualidad/, 'Volver', /ayuda/],
      ['fr', 'Tiens, c’est étrange', /^Vous voilà, par hasard/, 'Revenir en arrière', /aide/i],
    ] as const) {
      await openPage('/nowhere', { language });
      expect((await heading()).textContent).toBe(title);
      expect(screen.getByText(subtitle)).toBeDefined();
      expect(screen.getByRole('button', { name: back })).toBeDefined();
      expect(screen.getByRole('link', { name: help }).getAttribute('href')).toBe('/welcome/needhelp');
      cleanup();
    }
  });

  it('page-not-found lies on the brand’s background, which ends in a wave, under its logo, and in the native app its way back ends the session [public-015]', async () => {
    const { app, here } = await openPage('/nowhere');
    app.local.setItem('isNativeApp', 'true');
    const background = (await heading()).closest('[data-surface="brand"]');
    expect(background?.querySelector('[aria-label="Dayfare"]')).toBeTruthy();
    expect(background?.nextElementSibling?.querySelector('svg path')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Go Back' }));
    await waitFor(() => expect(here()).toBe('/welcome/login'));
  });

  it('page-not-found leads whoever is signed in home or out, also where there is no page before [access-021]', async () => {
    const { here } = await openPage('/nowhere', { user: sessionSamples.employee({ userType: 10 }) });
    await heading();
    await userEvent.click(screen.getByRole('button', { name: 'Go to your home page' }));
    await waitFor(() => expect(here()).toBe('/dayfare-direct/home'));
  });

  it('page-not-found tells whoever has no home here so, and its ways on lead out [access-059]', async () => {
    for (const way of ['Go Back', 'Sign out']) {
      const { app, here } = await openPage('/', { user: sessionSamples.employee({ userType: 1 }) });
      await heading();
      expect(here()).toBe('/page-not-found');
      expect(screen.getByText(/has no home page here/)).toBeDefined();
      expect(screen.queryByRole('button', { name: 'Go to your home page' })).toBeNull();
      await userEvent.click(screen.getByRole('button', { name: way }));
      await waitFor(() => expect(here()).toBe('/welcome/login'));
      expect(app.session.current()).toBeNull();
      cleanup();
    }
  });

  it('a new page starts at the top, at its heading, under its title [access-063]', async () => {
    const { router } = await openPage('/nowhere');
    await heading();
    await router.navigate('/welcome/login');
    const title = await screen.findByRole('heading', { name: 'Welcome back' });
    // The focus follows the page, a moment after it stands.
    await waitFor(() => expect(document.activeElement).toBe(title));
    expect(document.title).toBe('Sign in · Dayfare');
    expect(window.scrollTo).toHaveBeenCalledWith(0, 0);
  });

  it('the skip link is the first stop and leads into the page', async () => {
    await openPage('/welcome/login');
    await heading();
    await userEvent.tab();
    expect(document.activeElement?.textContent).toBe('Skip to content');
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement?.tagName).toBe('MAIN');
  });
});

describe('signing in', () => {
  const typeIn = async () => {
    await heading();
    await userEvent.type(screen.getByLabelText('Phone number or email'), 'rosa@example.com');
    await userEvent.type(screen.getByLabelText('Password'), 'secret{Enter}');
  };

  it.each([
    ['/welcome/login', '/ewa/home'],
    ['/welcome/login?redirectUrl=https://evil.example', '/ewa/home'],
    ['/welcome/login?redirectUrl=%2Fno-such-page', '/no-such-page'],
  ])('from %s leads to %s [session-014] [session-015]', async (from, to) => {
    server.use(
      answer(loginM, sessionSamples.employee()),
      answer(contract.startup.startupDataV2, startupSamples.startupData()),
    );
    const { here, app } = await openPage(from);
    await typeIn();
    await waitFor(() => expect(here()).toBe(to));
    expect(app.session.current()?.user.userID).toBe(sessionSamples.employee().userID);
  });

  it('keeps what was typed after a refusal, and says what happened', async () => {
    server.use(refuse(loginM, { status: 400, code: 'InvalidPassword', message: 'no' }));
    await openPage('/welcome/login');
    await typeIn();
    expect(await screen.findByText('That didn’t match')).toBeDefined();
    expect(screen.getByLabelText<HTMLInputElement>('Phone number or email').value).toBe('rosa@example.com');
  });

  it('sends nothing twice when the button is pressed twice', async () => {
    let sent = 0;
    server.use(
      answer(
        loginM,
        () => {
          sent += 1;
          return sessionSamples.employee();
        },
        { delay: 50 },
      ),
    );
    const { here } = await openPage('/welcome/login?redirectUrl=/no-such-page');
    await typeIn();
    await userEvent.keyboard('{Enter}{Enter}');
    await waitFor(() => expect(here()).toBe('/no-such-page'));
    expect(sent).toBe(1);
  });
});

describe('the end of a session', () => {
  const user = sessionSamples.employee();

  it('revokes the token on the server, forgets the person and goes to the login [session-044] [session-045]', async () => {
    const revoked: unknown[] = [];
    server.use(
      answer(revokeUserToken, (input) => {
        revoked.push(input);
        return true;
      }),
    );
    const { app, here } = await openPage('/nowhere', { user });
    await heading();
    await app.flow.signOut();
    expect(here()).toBe('/welcome/login');
    expect(app.session.current()).toBeNull();
    expect(revoked).toMatchObject([{ isLogOutFromAllDevices: false }]);
  });

  it('forgets the person also when the server cannot be reached', async () => {
    server.use(refuse(revokeUserToken, { status: 500, code: 'x', message: 'no' }));
    const { app, here } = await openPage('/nowhere', { user });
    await heading();
    await app.flow.signOut();
    expect(here()).toBe('/welcome/login');
  });

  it('by the server says so for a while and remembers the page [transport-010] [session-047]', async () => {
    server.use(refuse(contract.startup.startupDataV2, { status: 401, code: 'SessionExpire', message: 'no' }));
    const { app, here } = await openPage('/nowhere?x=1', { user });
    await heading();
    await expect(app.enter('EWA')).rejects.toThrow();
    await waitFor(() => expect(here()).toBe('/welcome/login?redirectUrl=%2Fnowhere%3Fx%3D1'));
    expect(await screen.findByText(/Your session has ended/)).toBeDefined();
  });
});

describe('the language', () => {
  it('changes without loading again, on the page and for the next request [i18n-005]', async () => {
    const { app } = await openPage('/welcome/login', { configuration: startupSamples.configuration() });
    await heading();
    await userEvent.click(screen.getByRole('button', { name: 'Español' }));
    expect(await screen.findByRole('button', { name: 'Iniciar sesión' })).toBeDefined();
    expect(document.documentElement.lang).toBe('es-US');
    expect(app.translator.language()).toBe('es');
  });
});
