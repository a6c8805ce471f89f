import { sessionSamples } from '@dayfare/api/mocks';
import type { BackRule } from '@dayfare/domain/access';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { writeTrail } from '../../platform/navigation/trail.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { followsBack } from './follows-back.ts';

const employee = sessionSamples.employee();

afterEach(() => {
  vi.restoreAllMocks();
  history.replaceState(null, '');
});

interface Left {
  readonly here: string;
  readonly rule: BackRule;
  readonly trail?: readonly string[];
  readonly user?: typeof employee | null;
}

/** Presses the browser's Back on a page, the fourth of the app's, and says what became of it. */
async function pressBack({ here, rule, trail = [], user = employee }: Left, popped: string, steps = 1) {
  const app = await createTestApp({ user });
  writeTrail(app, [...trail]);
  const go = vi.spyOn(app.navigation, 'go').mockResolvedValue();
  const watch = vi.spyOn(app.navigation, 'watch');
  vi.spyOn(app.navigation, 'here').mockReturnValue(here);
  vi.spyOn(app.navigation, 'page').mockReturnValue({ title: 'app:titles.problem', back: rule });
  const leave = vi.spyOn(history, 'go').mockReturnValue();
  const middleware = followsBack(app);
  const address = { pathname: here, search: '' };
  history.replaceState({ idx: 3 }, '');
  watch.mock.calls[0]?.[0]({ location: address, navigation: { state: 'idle' } });
  history.replaceState({ idx: 3 - steps }, '');
  const request = new Request(new URL(popped, location.origin));
  const passing = Promise.resolve(middleware({ request } as never, async () => undefined)).then(
    () => 'passed',
  );
  const held = vi.waitFor(() => expect(go).toHaveBeenCalled()).then(() => 'held');
  return { went: await Promise.race([passing, held]), go, leave };
}

describe('the browser’s own Back', () => {
  it('goes where the page’s rule leads, in the place of what the browser goes to [access-067] [access-071]', async () => {
    const { go } = await pressBack({ here: '/apps', rule: 'dashboard' }, '/ewa/history/1');
    expect(go).toHaveBeenCalledExactlyOnceWith('/ewa/home', { slide: 'left', replace: true });
    const card = await pressBack({ here: '/card/review-details', rule: '/card/personal-info' }, '/apps');
    expect(card.go).toHaveBeenCalledExactlyOnceWith('/card/personal-info', { slide: 'left', replace: true });
  });

  it('goes to the page before by the trail, not to the page that its own button has just left', async () => {
    const here = '/ewa/history';
    const { go } = await pressBack({ here, rule: 'previous', trail: ['/ewa/home', here] }, '/ewa/history/1');
    expect(go).toHaveBeenCalledExactlyOnceWith('/ewa/home', { slide: 'left', isReturn: true, replace: true });
  });

  it.each([
    ['the rule leads there too', '/ewa/home', ['/ewa/home', '/ewa/history'], 1],
    ['another tab has gone on since', '/ewa/history/1', ['/ewa/home', '/faqs'], 1],
    ['it goes back by more than a page', '/ewa/history/1', ['/ewa/home', '/ewa/history'], 2],
    ['it goes forward', '/ewa/history/1', ['/ewa/home', '/ewa/history'], -1],
  ])('is the browser’s where %s', async (_, popped, trail, steps) => {
    const left = { here: '/ewa/history', rule: 'previous', trail } as const;
    const { went, go } = await pressBack(left, popped, steps);
    expect([went, go.mock.calls]).toEqual(['passed', []]);
  });

  it.each([
    ['a home', '/ewa/home', employee, 'nothing'],
    ['the login', '/welcome/login', null, 'leave'],
  ] as const)(
    'leaves the app from %s, so that nobody is trapped [access-064] [access-065]',
    async (_, here, user, rule) => {
      const { go, leave } = await pressBack({ here, rule, user }, '/ewa/receipt/1');
      expect(leave).toHaveBeenCalledExactlyOnceWith(-3);
      expect(go).toHaveBeenCalledExactlyOnceWith(here, { replace: true });
    },
  );

  it('is asked once: where a page sends people on, the rule has had its say', async () => {
    const app = await createTestApp({ user: employee });
    vi.spyOn(app.navigation, 'here').mockReturnValue('/ewa/receipt/1');
    vi.spyOn(app.navigation, 'page').mockReturnValue({ title: 'app:titles.problem', back: 'previous' });
    const go = vi.spyOn(app.navigation, 'go').mockResolvedValue();
    writeTrail(app, ['/ewa/home', '/ewa/get-money/review', '/ewa/receipt/1']);
    history.replaceState({ idx: 3 }, '');
    const middleware = followsBack(app);
    history.replaceState({ idx: 2 }, '');
    for (const path of ['/ewa/get-money/review', '/ewa/home'])
      await middleware(
        { request: new Request(new URL(path, location.origin)) } as never,
        async () => undefined,
      );
    expect(go).not.toHaveBeenCalled();
  });

  it('stays where a choice has to be made [access-064] [access-075]', async () => {
    for (const here of ['/home/state-selection?isForCard=true', '/signup/create-password']) {
      const { go, leave } = await pressBack({ here, rule: 'nothing' }, '/ewa/home');
      expect(leave).not.toHaveBeenCalled();
      expect(go).toHaveBeenCalledExactlyOnceWith(here, { replace: true });
      vi.restoreAllMocks();
    }
  });
});
