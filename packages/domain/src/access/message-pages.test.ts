import { describe, expect, it } from 'vitest';
import { isHiddenFromRobots, isMessagePage } from './message-pages.ts';

const fromMessages = [
  '/unsubscribe-smartInvite',
  '/microsite-esign',
  '/microsite-consent-form',
  '/microsite-success',
];

describe('pages from messages', () => {
  it.each([...fromMessages, '/UNSUBSCRIBE-smartinvite/', '//%6dicrosite-esign'])('are known: %s', (path) => {
    expect(isMessagePage(path)).toBe(true);
    expect(isHiddenFromRobots(path)).toBe(true);
  });

  it.each(['/', '/ewa/home', '/microsite-esign/more', '/welcome/microsite-esign', '/download-app'])(
    'are no others: %s',
    (path) => {
      expect(isMessagePage(path)).toBe(false);
    },
  );
});

describe('robots', () => {
  it('are kept away from the page that leads to the app', () => {
    expect(['/download-app', '/Download-App/'].map(isHiddenFromRobots)).toEqual([true, true]);
  });

  it.each(['/', '/welcome/login', '/faqs', '/download-app/x', '/x/download-app'])('may see %s', (path) => {
    expect(isHiddenFromRobots(path)).toBe(false);
  });
});
