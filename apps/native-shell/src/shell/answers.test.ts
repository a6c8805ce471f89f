import type { ParamsOf, Peer, RequestName } from '@dayfare/api/bridge';
import { describe, expect, it } from 'vitest';
import { openShell } from './testing/open-shell.ts';

const frame = { frame: 'document', reason: 'So that we can check your ID.' } as const;
const file = { name: 'statement.pdf', mediaType: 'application/pdf', base64: 'AAAA' };

async function refusalOf<Name extends RequestName<'page'>>(
  peer: Peer<'page'>,
  name: Name,
  params: ParamsOf<Name>,
): Promise<unknown> {
  try {
    return await peer.ask(name, params);
  } catch (error) {
    return (error as { readonly reason: string }).reason;
  }
}

describe('what needs the person’s leave', () => {
  it('is asked for with the page’s reason first, then by the system, and the second time not at all', async () => {
    const { join, questions, log } = openShell();
    const { peer } = await join();
    await peer.ask('camera.photograph', frame);
    await peer.ask('camera.photograph', frame);
    expect(questions.map(({ text }) => text)).toEqual(['So that we can check your ID.']);
    expect(log).toEqual(['system asks for camera', 'photograph document', 'photograph document']);
  });

  it.each([
    ['en', 'Send notifications?'],
    ['es', '¿Enviar notificaciones?'],
    ['fr', 'Envoyer des notifications?'],
  ] as const)('is asked for in the person’s language, %s', async (language, title) => {
    const { join, questions } = openShell({ language });
    const { peer } = await join();
    expect(await peer.ask('push.token', {})).toEqual({ service: 'apns', token: 'token-1' });
    expect(questions.map((question) => question.title)).toEqual([title]);
  });

  it('and is not given to the shell, is not asked of the system, which asks only once', async () => {
    const { join, log } = openShell({ accepts: false });
    const { peer } = await join();
    expect(await refusalOf(peer, 'qr.scan', { reason: 'To add a friend.' })).toBe('denied');
    expect(log).toEqual([]);
  });

  it('and is not given to the system, is refused without a second question', async () => {
    const { join, questions } = openShell({ onSystemQuestion: 'blocked' });
    const { peer } = await join();
    expect(await refusalOf(peer, 'camera.photograph', frame)).toBe('blocked');
    expect(questions).toHaveLength(1);
  });

  it.each([
    ['en', 'Use the camera?', 'Open settings'],
    ['es', '¿Usar la cámara?', 'Abrir los ajustes'],
    ['fr', 'Utiliser l’appareil photo?', 'Ouvrir les réglages'],
  ] as const)(
    'and is forbidden, is not asked for again, and leads to the settings, in %s',
    async (language, title, settings) => {
      const { join, questions, log } = openShell({ language, onSystemQuestion: 'blocked' });
      const { peer } = await join();
      expect(await refusalOf(peer, 'camera.photograph', frame)).toBe('blocked');
      expect(await refusalOf(peer, 'camera.photograph', frame)).toBe('blocked');
      expect(questions.map((question) => question.title)[0]).toBe(title);
      expect(questions.map(({ accept }) => accept)[1]).toBe(settings);
      expect(log).toEqual(['system asks for camera', 'open settings']);
    },
  );

  it('and was forbidden before, leads to the settings', async () => {
    const { join, questions, log } = openShell({ permissions: { camera: 'blocked' } });
    const { peer } = await join();
    expect(await refusalOf(peer, 'camera.photograph', frame)).toBe('blocked');
    expect([questions.map(({ accept }) => accept), log]).toEqual([['Open settings'], ['open settings']]);
  });

  it('and was forbidden before, leads nowhere for who does not want to', async () => {
    const { join, log } = openShell({ permissions: { location: 'blocked' }, accepts: false });
    const { peer } = await join();
    expect(await refusalOf(peer, 'location.find', { withinMs: 3_000, maxAgeMs: 0 })).toBe('blocked');
    expect(log).toEqual([]);
  });
});

describe('the shell', () => {
  it('lets one thing at a time onto the screen', async () => {
    const { join, device } = openShell({ permissions: { camera: 'granted' } });
    const { peer } = await join();
    let take: (() => void) | undefined;
    const photograph = () =>
      new Promise((resolve) => {
        take = () => resolve({ mediaType: 'image/png', base64: 'AAAA' });
      });
    Object.assign(device.camera ?? {}, { photograph });
    const first = peer.ask('camera.photograph', frame);
    expect(await refusalOf(peer, 'file.save', file)).toBe('busy');
    take?.();
    await first;
    expect(await refusalOf(peer, 'file.save', file)).toEqual({});
  });

  it('says that it has no wallet', async () => {
    const { join } = openShell();
    const { peer } = await join();
    expect(await refusalOf(peer, 'wallet.check', { wallet: 'apple', cardId: '1', lastFour: '4242' })).toBe(
      'missing',
    );
  });

  it.each([
    ['tel:+18558540485', {}],
    ['http://partner.example/', 'invalid'],
    ['javascript:alert(1)', 'invalid'],
  ])('answers the wish to open %s with %j', async (url, answer) => {
    const { join } = openShell();
    expect(await refusalOf((await join()).peer, 'url.open', { url })).toEqual(answer);
  });

  it.each([
    [
      'https://login.partner.example/',
      'https://pay.example/sso/home',
      { url: 'https://pay.example/sso/home' },
    ],
    ['https://login.partner.example/', 'https://evil.example/', 'invalid'],
    ['http://login.partner.example/', 'https://pay.example/sso/home', 'invalid'],
    ['tel:1', 'https://pay.example/sso/home', 'invalid'],
    [
      'https://pay.example/api/sso/41',
      'https://pay.example/welcome/',
      { url: 'https://pay.example/welcome/' },
    ],
  ])('signs in at %s and comes back to %s: %j', async (url, returnTo, answer) => {
    const { join } = openShell();
    expect(await refusalOf((await join()).peer, 'sso.open', { url, returnTo })).toEqual(answer);
  });

  it('gives every push token there is', async () => {
    const { join } = openShell({ pushTokens: ['one', 'two'] });
    const { peer } = await join();
    expect((await peer.ask('push.tokens', {})).tokens.map(({ token }) => token)).toEqual(['one', 'two']);
  });
});
