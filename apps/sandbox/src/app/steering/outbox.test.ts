import { afterAll, expect, it } from 'vitest';
import { sendMail } from '../../platform/mail/send-mail.ts';
import { openSandbox } from '../../testing/open.ts';

const sandbox = await openSandbox();
afterAll(() => sandbox.close());

const get = (path: string) => sandbox.app.request(`http://localhost${path}`);

it('shows an e-mail as it is received, under its own policy, with the address of the server in its links', async () => {
  await sendMail(sandbox.db, {
    ...{ employeeId: null, recipient: 'sam@example.com', subject: 'Bonjour', language: 'fr' },
    ...{
      environment: 'Canada',
      body: 'Inscrivez-vous\u00A0: {origin}/signup',
      sentAt: new Date(sandbox.clock.ms),
    },
  });
  const { messages } = await (await get('/sandbox/outbox?format=json')).json();
  const letter = await get(messages[0].letter);
  expect(letter.headers.get('content-security-policy')).toMatch(/style-src[^;]*'nonce-/);
  expect(letter.headers.get('cache-control')).toBe('no-store');
  const text = await letter.text();
  expect(text).toContain('<html lang="fr');
  expect(text).toContain('<a class="button" href="http://localhost/signup">');
});

it('has no letter of a text message, nor of what was never sent', async () => {
  const texts = await (await get('/sandbox/outbox?format=json')).json();
  const text = texts.messages.find(({ channel }: { readonly channel: string }) => channel === 'text');
  expect(text.letter).toBeNull();
  expect((await get(`/sandbox/outbox/${text.id}/letter`)).status).toBe(404);
  expect((await get('/sandbox/outbox/999999999/letter')).status).toBe(404);
});
