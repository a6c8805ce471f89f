import { askedAt } from './asked.ts';
import { containsHome, goBack, type HistoryStack } from './history.ts';
import { isReturnPath } from './safe-redirect.ts';
import { homeFor, type UserType } from './user-type.ts';

/** How long the app waits after the hardware back button of Android, ms. */
const androidBackDelayMs = 1_000;

/** What going back depends on besides the page. */
export interface BackContext {
  /** Who is signed in; null for a visitor or an unknown kind of user. */
  readonly userType: UserType | null;
  readonly isNative: boolean;
  readonly history: HistoryStack;
  /** Where the page's tab leads; null for a page without one. Default: null. */
  readonly tabPath?: string | null | undefined;
  /** Stored when direct-deposit setup was opened. */
  readonly directDepositBackUrl?: string | null | undefined;
  /** Android's hardware Back button. */
  readonly isAndroidButton?: boolean | undefined;
}

/** What going back does. */
export type BackAction = { readonly delayMs: number } & (
  | { readonly kind: 'nothing' }
  | { readonly kind: 'go'; readonly to: string }
  /** Like `go`, and removes the current page from the history. */
  | { readonly kind: 'previous'; readonly to: string; readonly history: HistoryStack }
  | { readonly kind: 'endNativeSession' }
);

type Move =
  | { readonly kind: 'nothing' | 'endNativeSession' }
  | { readonly kind: 'go'; readonly to: string }
  | { readonly kind: 'previous'; readonly to: string; readonly history: HistoryStack };

type Rule = (context: BackContext) => Move;

const login = '/welcome/login';

const dashboard: Rule = ({ userType }) => ({ kind: 'go', to: homeFor(userType) ?? '/welcome' });
const leave: Rule = ({ isNative }) => (isNative ? { kind: 'endNativeSession' } : { kind: 'go', to: login });
const previous: Rule = (context) => {
  const back = goBack(context.history);
  if (back) return { kind: 'previous', ...back };
  return context.tabPath ? { kind: 'go', to: context.tabPath } : dashboard(context);
};

const rules = {
  /** Stays on the page. */
  nothing: () => ({ kind: 'nothing' }),
  /** Ends the native session, or goes to the login. */
  leave,
  /** Goes to the dashboard if it is in the history, and otherwise leaves. */
  dashboardOrLeave: (context) => (containsHome(context.history) ? dashboard : leave)(context),
  /** Ends the native session, or goes to the previous page. */
  leaveOrPrevious: (context) => (context.isNative ? { kind: 'endNativeSession' } : previous(context)),
  /** Goes to the dashboard for the kind of user. */
  dashboard,
  /** Goes to the previous page; if there is none, to where the page's tab leads, or to the dashboard. */
  previous,
  /** Goes to where direct-deposit setup was opened. */
  directDeposit: ({ directDepositBackUrl: stored }) => ({
    kind: 'go',
    to: stored && isReturnPath(stored) ? stored : '/card/home',
  }),
} as const satisfies Readonly<Record<string, Rule>>;

/** What going back does on a page: the name of a rule, or a path. */
export type BackRule = keyof typeof rules | `/${string}`;

const isPath = (rule: BackRule): rule is `/${string}` => rule.startsWith('/');

/** Returns what going back does on a page with this rule. A rule never leads to the current page. */
export function backAction(rule: BackRule, address: string, context: BackContext): BackAction {
  const move: Move = isPath(rule) ? { kind: 'go', to: rule } : rules[rule](context);
  const isHere = 'to' in move && askedAt(move.to).page === askedAt(address).page;
  return {
    ...(isHere ? { kind: 'nothing' } : move),
    delayMs: context.isAndroidButton ? androidBackDelayMs : 0,
  };
}
