import { afterAll, describe, expect, it } from 'vitest';
import { seedPassphrase } from '../seeds/index.ts';
import { aishaFarouk } from '../seeds/people/aisha-farouk.ts';
import { kofiMensah } from '../seeds/people/kofi-mensah.ts';
import { mayaTorres } from '../seeds/people/maya-torres.ts';
import { openSandbox } from '../testing/open.ts';

const sandbox = await openSandbox({ seeds: [mayaTorres, aishaFarouk, kofiMensah] });
afterAll(() => sandbox.close());

describe('a sign-in with a password', () => {
  it('names the partner, in the person’s language, where the employer wants people to sign in there [enrollment-047]', async () => {
    const device = sandbox.device();
    device.setLanguage('es');
    expect(await device.signIn(kofiMensah.email, seedPassphrase)).toMatchObject({
      ssoLoginRequired: true,
      ssoPartnerID: 41,
      ssoHeaderText: 'Summit Ridge Hotels tiene su propio acceso',
      ssoButtonText: 'Continuar con tu cuenta del trabajo',
    });
  });

  it('names none elsewhere', async () => {
    expect(await sandbox.device().signIn(mayaTorres.email, seedPassphrase)).toMatchObject({
      ssoLoginRequired: false,
      ssoPartnerID: null,
      ssoHeaderText: null,
    });
  });

  it('is for no employer as long as one of several has to be chosen [session-049]', async () => {
    expect(await sandbox.device().signIn(aishaFarouk.email, seedPassphrase)).toMatchObject({
      multipleBusinessesFound: true,
      businessId: 0,
      companyName: null,
    });
  });
});
