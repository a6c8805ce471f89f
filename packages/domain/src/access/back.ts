import { askedAt } from './asked.ts';
import { containsHome, goBack, type HistoryStack } from './history.ts';
import { isSafePath } from './safe-redirect.ts';
import { directHome, employeeHome, homeFor, type UserType } from './user-type.ts';

/** How long the app waits after the hardware back button of Android, ms. */
export const androidBackDelayMs = 1_000;

/** What back depends on besides the page. */
export interface BackContext {
  /** Who is signed in; null for a visitor or an unknown kind of user. */
  readonly userType: UserType | null;
  readonly isNative: boolean;
  readonly history: HistoryStack;
  /** Stored when direct-deposit set-up was entered. */
  readonly directDepositBackUrl?: string | null | undefined;
  /** The hardware button of Android. False by default. */
  readonly isAndroidButton?: boolean | undefined;
}

/** What back does. */
export type BackAction = { readonly delayMs: number } & (
  | { readonly kind: 'nothing' }
  | { readonly kind: 'go'; readonly to: string }
  /** Like `go`, and the history becomes the shorter one. */
  | { readonly kind: 'previous'; readonly to: string; readonly history: HistoryStack }
  | { readonly kind: 'endNativeSession' }
);

type Move =
  | { readonly kind: 'nothing' | 'endNativeSession' }
  | { readonly kind: 'go'; readonly to: string }
  | { readonly kind: 'previous'; readonly to: string; readonly history: HistoryStack };

type BackRule = (context: BackContext) => Move;

const login = '/welcome/login';

const nothing: BackRule = () => ({ kind: 'nothing' });
const to =
  (path: string): BackRule =>
  () => ({ kind: 'go', to: path });
const dashboard: BackRule = ({ userType }) => ({ kind: 'go', to: homeFor(userType) ?? '/welcome' });
const leaveLogin: BackRule = ({ isNative }) =>
  isNative ? { kind: 'endNativeSession' } : { kind: 'go', to: login };
const previous: BackRule = (context) => {
  const back = goBack(context.history);
  return back ? { kind: 'previous', ...back } : dashboard(context);
};

const byPage: ReadonlyMap<string, BackRule> = new Map<string, BackRule>([
  ['/home', nothing],
  [employeeHome, nothing],
  [directHome, nothing],
  ['/home/state-selection', nothing],
  ['/welcome/multi-business', nothing],
  ['/signup/create-password', nothing],

  ['/welcome', leaveLogin],
  [login, leaveLogin],
  ['/welcome/auth-pin', leaveLogin],
  ['/welcome/accept-terms-conditions', leaveLogin],
  ['/welcome/auth-failed', leaveLogin],
  ['/sso/home', leaveLogin],
  ['/home/change-password', (context) => (containsHome(context.history) ? dashboard : leaveLogin)(context)],
  ['/page-not-found', (context) => (context.isNative ? { kind: 'endNativeSession' } : previous(context))],

  ['/apps', dashboard],
  ['/card/home', dashboard],
  ['/card/services-dashboard', dashboard],
  ['/connect/connect', dashboard],
  ['/savings', dashboard],
  ['/smartspend', dashboard],
  ['/timely-tips', dashboard],
  ['/ewa/ecsfcu-failed', dashboard],
  ['/card/pay-a-friend', dashboard],
  ['/card/pay-a-friend-manual', dashboard],
  ['/home/rx-discounts', dashboard],
  ['/rxdiscount', dashboard],
  ['/home/co-pilot', to('/apps')],

  ['/card/personal-info', to('/card/carddesign-terms')],
  ['/card/carddesign-terms', to('/card/home')],
  ['/card/ideology-scan', to('/card/personal-info')],
  ['/card/ideology-scan-image', to('/card/personal-info')],
  ['/card/review-details', to('/card/personal-info')],
  [
    '/card/direct-deposit-welcome2',
    ({ directDepositBackUrl: stored }) => ({
      kind: 'go',
      to: stored && isSafePath(stored) ? stored : '/card/home',
    }),
  ],
  ['/timely-tips/filters', to('/timely-tips/transactionhistory')],
  ['/connect/chats', to('/connect/connect')],

  ['/signup/verify-pin', to('/signup/create-user')],
  ['/signup/employer', to('/signup/create-user')],
  ['/signup/personal-info', to('/signup/employer')],
  ['/signup/id-scan', to('/signup/employer')],
  ['/signup/employee-id', to('/signup/personal-info')],
  ['/signup/employee-details', to('/signup/employee-id')],
  ['/signup/get-card', to('/')],
]);

/** What back does on a page. A page without a rule of its own goes to the one before, or else to the dashboard. */
export function backAction(address: string, context: BackContext): BackAction {
  const { page } = askedAt(address);
  // The sign-up has two names and one way back.
  const rule = byPage.get(page.replace(/^\/su\//, '/signup/')) ?? previous;
  const move = rule(context);
  const isHere = 'to' in move && askedAt(move.to).page === page;
  return {
    ...(isHere ? { kind: 'nothing' } : move),
    delayMs: context.isAndroidButton ? androidBackDelayMs : 0,
  };
}
