// Written by `pnpm generate`; a test fails when it is out of date.
import type {} from '../../platform/navigation/path-to.ts';
import type { AppRoute, AreaScreens } from '../../platform/navigation/screen-route.ts';

declare module '../../platform/navigation/path-to.ts' {
  interface ScreenPaths {
    readonly '/access-plus': true;
    readonly '/amc': true;
    readonly '/amc/tickets': true;
    readonly '/apps': true;
    readonly '/apps/counseling': true;
    readonly '/apps/insurance/:kind': true;
    readonly '/apps/learning': true;
    readonly '/apps/loading': true;
    readonly '/billpay': true;
    readonly '/billpay/:id': true;
    readonly '/billpay/:id/autopay': true;
    readonly '/billpay/billers': true;
    readonly '/billpay/due/:id/pay': true;
    readonly '/billpay/new': true;
    readonly '/card': true;
    readonly '/card/activate': true;
    readonly '/card/add-card': true;
    readonly '/card/autoload-settings-v2': true;
    readonly '/card/carddesign-terms': true;
    readonly '/card/close': true;
    readonly '/card/costs': true;
    readonly '/card/direct-deposit': true;
    readonly '/card/direct-deposit-welcome2': true;
    readonly '/card/home': true;
    readonly '/card/ideology-scan': true;
    readonly '/card/ideology-scan-image': true;
    readonly '/card/number': true;
    readonly '/card/pay-a-friend': true;
    readonly '/card/pay-a-friend-manual': true;
    readonly '/card/personal-info': true;
    readonly '/card/pin': true;
    readonly '/card/replace': true;
    readonly '/card/review-details': true;
    readonly '/card/services-dashboard': true;
    readonly '/card/transactions/:id': true;
    readonly '/card/wallet': true;
    readonly '/connect': true;
    readonly '/connect/activity': true;
    readonly '/connect/announcements/:id': true;
    readonly '/connect/announcements/new': true;
    readonly '/connect/chats': true;
    readonly '/connect/chats/:id': true;
    readonly '/connect/chats/:id/info': true;
    readonly '/connect/chats/new': true;
    readonly '/connect/connect': true;
    readonly '/connect/jobs': true;
    readonly '/connect/jobs/:id': true;
    readonly '/connect/notifications': true;
    readonly '/connect/shifts': true;
    readonly '/connect/shifts/:id': true;
    readonly '/dayfare-direct/cta': true;
    readonly '/dayfare-direct/employee-details': true;
    readonly '/dayfare-direct/employee-id': true;
    readonly '/dayfare-direct/employer': true;
    readonly '/dayfare-direct/home': true;
    readonly '/dayfare-direct/progress': true;
    readonly '/device-activity': true;
    readonly '/download-app': true;
    readonly '/ewa/accounts': true;
    readonly '/ewa/accounts/:id': true;
    readonly '/ewa/accounts/:id/card': true;
    readonly '/ewa/accounts/:id/confirm': true;
    readonly '/ewa/accounts/link': true;
    readonly '/ewa/accounts/move': true;
    readonly '/ewa/accounts/new': true;
    readonly '/ewa/accounts/new/bank': true;
    readonly '/ewa/accounts/new/biller': true;
    readonly '/ewa/accounts/new/visa-plus': true;
    readonly '/ewa/agreement': true;
    readonly '/ewa/cash': true;
    readonly '/ewa/dayfare-direct': true;
    readonly '/ewa/earnings': true;
    readonly '/ewa/ecsfcu': true;
    readonly '/ewa/ecsfcu-failed': true;
    readonly '/ewa/get-money': true;
    readonly '/ewa/get-money/review': true;
    readonly '/ewa/get-money/speed': true;
    readonly '/ewa/get-money/where': true;
    readonly '/ewa/gift-card': true;
    readonly '/ewa/history': true;
    readonly '/ewa/history/:id': true;
    readonly '/ewa/home': true;
    readonly '/ewa/hours-history': true;
    readonly '/ewa/limits': true;
    readonly '/ewa/mypaynow': true;
    readonly '/ewa/payroll-consent': true;
    readonly '/ewa/proofs': true;
    readonly '/ewa/proofs/:id': true;
    readonly '/ewa/receipt/:id': true;
    readonly '/ewa/recurring': true;
    readonly '/ewa/recurring/:id': true;
    readonly '/ewa/recurring/new': true;
    readonly '/ewa/service': true;
    readonly '/faqs': true;
    readonly '/faqs/:id': true;
    readonly '/gas-discount': true;
    readonly '/home/Co-Pilot': true;
    readonly '/home/agreements': true;
    readonly '/home/birth-date': true;
    readonly '/home/card': true;
    readonly '/home/change-password': true;
    readonly '/home/details': true;
    readonly '/home/edit-email': true;
    readonly '/home/edit-phone': true;
    readonly '/home/guardian': true;
    readonly '/home/hours/:id': true;
    readonly '/home/hours/new': true;
    readonly '/home/money': true;
    readonly '/home/more': true;
    readonly '/home/needhelp': true;
    readonly '/home/not-me': true;
    readonly '/home/notifications': true;
    readonly '/home/passkeys': true;
    readonly '/home/profile': true;
    readonly '/home/rx-discounts': true;
    readonly '/home/sign-out': true;
    readonly '/home/state-selection': true;
    readonly '/home/team-hours': true;
    readonly '/home/two-step': true;
    readonly '/home/unlock': true;
    readonly '/home/verify-pin': true;
    readonly '/home/work': true;
    readonly '/lifemart-splash-screen': true;
    readonly '/maintenance': true;
    readonly '/microsite-consent-form': true;
    readonly '/microsite-esign': true;
    readonly '/microsite-success': true;
    readonly '/page-not-found': true;
    readonly '/pay-pal': true;
    readonly '/referral': true;
    readonly '/referral/invite': true;
    readonly '/rxdiscount': true;
    readonly '/rxdiscount/cards': true;
    readonly '/rxdiscount/prices': true;
    readonly '/savings': true;
    readonly '/savings/:id': true;
    readonly '/savings/:id/change': true;
    readonly '/savings/:id/deposit': true;
    readonly '/savings/:id/withdraw': true;
    readonly '/savings/new': true;
    readonly '/signup/contact-employer': true;
    readonly '/signup/create-password': true;
    readonly '/signup/create-user': true;
    readonly '/signup/employee-details': true;
    readonly '/signup/employee-id': true;
    readonly '/signup/employer': true;
    readonly '/signup/get-card': true;
    readonly '/signup/id-scan': true;
    readonly '/signup/personal-info': true;
    readonly '/signup/verify-pin': true;
    readonly '/smartspend': true;
    readonly '/smartspend/:category': true;
    readonly '/sso/continue-as': true;
    readonly '/sso/create-user': true;
    readonly '/sso/home': true;
    readonly '/timely-access-pay': true;
    readonly '/timely-shifts': true;
    readonly '/timely-tips': true;
    readonly '/timely-tips/filters': true;
    readonly '/timely-tips/transactionhistory': true;
    readonly '/turbo-tax': true;
    readonly '/uber': true;
    readonly '/uber/rides': true;
    readonly '/uber/rides/:id': true;
    readonly '/unsubscribe-smartInvite': true;
    readonly '/welcome': true;
    readonly '/welcome/accept-terms-conditions': true;
    readonly '/welcome/auth-failed': true;
    readonly '/welcome/auth-pin': true;
    readonly '/welcome/connect': true;
    readonly '/welcome/forgot-password': true;
    readonly '/welcome/invited': true;
    readonly '/welcome/login': true;
    readonly '/welcome/multi-business': true;
    readonly '/welcome/needhelp': true;
    readonly '/welcome/paychex': true;
  }
}

/** Every page that has a screen. The others, and paths that no page has, show page-not-found in place [access-021]. */
export const routes: readonly AppRoute[] = [
  { path: '/home/card', area: 'app', guard: 'signedIn', part: 'card' },
  { path: '/home/money', area: 'app', guard: 'signedIn', part: 'money' },
  { path: '/home/more', area: 'app', guard: 'signedIn', part: 'more' },
  { path: '/home/work', area: 'app', guard: 'signedIn', part: 'work' },
  { path: '/maintenance', area: 'app', guard: 'maintenance' },
  { path: '/page-not-found', area: 'app', guard: 'everyone' },
  { path: '/billpay/new', area: 'billpay', guard: 'signedIn' },
  { path: '/billpay/billers', area: 'billpay', guard: 'signedIn', part: 'money' },
  { path: '/billpay/:id', area: 'billpay', guard: 'signedIn', part: 'money' },
  { path: '/billpay', area: 'billpay', guard: 'signedIn', part: 'money', place: 'bills' },
  { path: '/billpay/:id/autopay', area: 'billpay', guard: 'signedIn' },
  { path: '/billpay/due/:id/pay', area: 'billpay', guard: 'signedIn' },
  { path: '/card/activate', area: 'card', guard: 'signedIn' },
  { path: '/card/carddesign-terms', area: 'card', guard: 'signedIn' },
  { path: '/card/personal-info', area: 'card', guard: 'signedIn' },
  { path: '/card/review-details', area: 'card', guard: 'signedIn' },
  { path: '/card/ideology-scan-image', area: 'card', guard: 'signedIn' },
  { path: '/card/ideology-scan', area: 'card', guard: 'signedIn' },
  { path: '/card/autoload-settings-v2', area: 'card', guard: 'signedIn' },
  { path: '/card', area: 'card', guard: 'anyone' },
  { path: '/card/close', area: 'card', guard: 'signedIn' },
  { path: '/card/costs', area: 'card', guard: 'signedIn' },
  { path: '/card/direct-deposit', area: 'card', guard: 'signedIn' },
  { path: '/card/direct-deposit-welcome2', area: 'card', guard: 'signedIn' },
  { path: '/card/home', area: 'card', guard: 'signedIn', part: 'card', place: 'card' },
  { path: '/card/number', area: 'card', guard: 'signedIn' },
  { path: '/card/pin', area: 'card', guard: 'signedIn' },
  { path: '/card/replace', area: 'card', guard: 'signedIn' },
  { path: '/card/services-dashboard', area: 'card', guard: 'signedIn', part: 'card' },
  { path: '/card/transactions/:id', area: 'card', guard: 'signedIn', part: 'card' },
  { path: '/card/wallet', area: 'card', guard: 'signedIn' },
  { path: '/connect/activity', area: 'connect', guard: 'signedIn', part: 'work' },
  { path: '/connect/announcements/:id', area: 'connect', guard: 'signedIn', part: 'work' },
  { path: '/connect/announcements/new', area: 'connect', guard: 'signedIn' },
  { path: '/connect/chats/new', area: 'connect', guard: 'signedIn' },
  { path: '/connect/chats', area: 'connect', guard: 'signedIn', part: 'work', place: 'chat' },
  { path: '/connect/chats/:id', area: 'connect', guard: 'signedIn' },
  { path: '/connect/chats/:id/info', area: 'connect', guard: 'signedIn' },
  { path: '/connect', area: 'connect', guard: 'signedIn', part: 'work' },
  { path: '/connect/connect', area: 'connect', guard: 'signedIn', part: 'work', place: 'announcements' },
  { path: '/connect/jobs/:id', area: 'connect', guard: 'signedIn', part: 'work' },
  { path: '/connect/jobs', area: 'connect', guard: 'signedIn', part: 'work', place: 'jobs' },
  { path: '/connect/notifications', area: 'connect', guard: 'signedIn', part: 'work', place: 'notifications' },
  { path: '/connect/shifts/:id', area: 'connect', guard: 'signedIn', part: 'work' },
  { path: '/connect/shifts', area: 'connect', guard: 'signedIn', part: 'work', place: 'shifts' },
  { path: '/home/agreements', area: 'contracts', guard: 'signedIn', part: 'you', place: 'agreements' },
  { path: '/signup/create-password', area: 'enrollment', guard: 'visitors' },
  { path: '/signup/get-card', area: 'enrollment', guard: 'visitors' },
  { path: '/sso/create-user', area: 'enrollment', guard: 'everyone' },
  { path: '/dayfare-direct/employee-details', area: 'enrollment', guard: 'directEnrolment' },
  { path: '/dayfare-direct/employee-id', area: 'enrollment', guard: 'directEnrolment' },
  { path: '/dayfare-direct/employer', area: 'enrollment', guard: 'directEnrolment' },
  { path: '/dayfare-direct/progress', area: 'enrollment', guard: 'directEnrolment' },
  { path: '/signup/contact-employer', area: 'enrollment', guard: 'visitors' },
  { path: '/signup/employer', area: 'enrollment', guard: 'visitors' },
  { path: '/signup/id-scan', area: 'enrollment', guard: 'visitors' },
  { path: '/signup/personal-info', area: 'enrollment', guard: 'visitors' },
  { path: '/signup/create-user', area: 'enrollment', guard: 'visitors' },
  { path: '/signup/verify-pin', area: 'enrollment', guard: 'visitors' },
  { path: '/signup/employee-details', area: 'enrollment', guard: 'visitors' },
  { path: '/signup/employee-id', area: 'enrollment', guard: 'visitors' },
  { path: '/microsite-consent-form', area: 'guardian', guard: 'everyone', secrets: ['Forbe', 'Color'] },
  { path: '/microsite-esign', area: 'guardian', guard: 'everyone', secrets: ['Forbe', 'Color'] },
  { path: '/microsite-success', area: 'guardian', guard: 'everyone', secrets: ['Forbe', 'Color'] },
  { path: '/home/guardian', area: 'guardian', guard: 'signedIn' },
  { path: '/faqs', area: 'help', guard: 'everyone', part: 'more', place: 'questions' },
  { path: '/home/needhelp', area: 'help', guard: 'signedIn', part: 'more', place: 'help' },
  { path: '/faqs/:id', area: 'help', guard: 'everyone', part: 'more' },
  { path: '/welcome/needhelp', area: 'help', guard: 'visitors' },
  { path: '/apps', area: 'marketplace', guard: 'signedIn', part: 'more', place: 'apps' },
  { path: '/home/Co-Pilot', area: 'marketplace', guard: 'signedIn', part: 'more' },
  { path: '/gas-discount', area: 'marketplace', guard: 'signedIn', part: 'more' },
  { path: '/apps/insurance/:kind', area: 'marketplace', guard: 'signedIn', part: 'more' },
  { path: '/apps/counseling', area: 'marketplace', guard: 'signedIn', part: 'more' },
  { path: '/apps/learning', area: 'marketplace', guard: 'signedIn', part: 'more' },
  { path: '/lifemart-splash-screen', area: 'marketplace', guard: 'everyone' },
  { path: '/rxdiscount/cards', area: 'marketplace', guard: 'signedIn', part: 'more' },
  { path: '/home/rx-discounts', area: 'marketplace', guard: 'signedIn', part: 'more' },
  { path: '/rxdiscount/prices', area: 'marketplace', guard: 'signedIn', part: 'more' },
  { path: '/rxdiscount', area: 'marketplace', guard: 'signedIn', part: 'more' },
  { path: '/turbo-tax', area: 'marketplace', guard: 'signedIn' },
  { path: '/amc/tickets', area: 'marketplace', guard: 'signedIn' },
  { path: '/amc', area: 'marketplace', guard: 'signedIn' },
  { path: '/ewa/accounts/:id', area: 'money-accounts', guard: 'signedIn', part: 'money' },
  { path: '/ewa/accounts', area: 'money-accounts', guard: 'signedIn', part: 'money', place: 'accounts' },
  { path: '/ewa/accounts/new', area: 'money-accounts', guard: 'signedIn', place: 'addAccount' },
  { path: '/ewa/accounts/new/bank', area: 'money-accounts', guard: 'signedIn' },
  { path: '/home/verify-pin', area: 'money-accounts', guard: 'signedIn' },
  { path: '/ewa/ecsfcu-failed', area: 'money-accounts', guard: 'signedIn' },
  { path: '/ewa/mypaynow', area: 'money-accounts', guard: 'signedIn' },
  { path: '/ewa/ecsfcu', area: 'money-accounts', guard: 'signedIn' },
  { path: '/card/add-card', area: 'money-accounts', guard: 'signedIn' },
  { path: '/ewa/accounts/:id/confirm', area: 'money-accounts', guard: 'signedIn' },
  { path: '/ewa/accounts/:id/card', area: 'money-accounts', guard: 'signedIn' },
  { path: '/ewa/accounts/link', area: 'money-accounts', guard: 'signedIn' },
  { path: '/apps/loading', area: 'money-accounts', guard: 'signedIn' },
  { path: '/pay-pal', area: 'money-accounts', guard: 'signedIn' },
  { path: '/ewa/accounts/new/visa-plus', area: 'money-accounts', guard: 'signedIn' },
  { path: '/dayfare-direct/cta', area: 'money-home', guard: 'signedIn' },
  { path: '/dayfare-direct/home', area: 'money-home', guard: 'signedIn', part: 'home', place: 'directHome' },
  { path: '/ewa/dayfare-direct', area: 'money-home', guard: 'signedIn' },
  { path: '/ewa/home', area: 'money-home', guard: 'signedIn', part: 'home', place: 'home' },
  { path: '/ewa/accounts/move', area: 'money-move', guard: 'signedIn' },
  { path: '/ewa/accounts/new/biller', area: 'money-move', guard: 'signedIn' },
  { path: '/ewa/cash', area: 'money-move', guard: 'signedIn', part: 'money', place: 'cash' },
  { path: '/card/pay-a-friend', area: 'money-move', guard: 'signedIn', part: 'money', place: 'friends' },
  { path: '/card/pay-a-friend-manual', area: 'money-move', guard: 'signedIn' },
  { path: '/ewa/get-money', area: 'money-move', guard: 'signedIn', place: 'getMoney' },
  { path: '/ewa/get-money/review', area: 'money-move', guard: 'signedIn' },
  { path: '/ewa/get-money/speed', area: 'money-move', guard: 'signedIn' },
  { path: '/ewa/get-money/where', area: 'money-move', guard: 'signedIn' },
  { path: '/ewa/gift-card', area: 'money-move', guard: 'signedIn', part: 'money', place: 'giftCard' },
  { path: '/access-plus', area: 'money-move', guard: 'signedIn' },
  { path: '/ewa/recurring/:id', area: 'money-move', guard: 'signedIn', part: 'money' },
  { path: '/ewa/recurring', area: 'money-move', guard: 'signedIn', part: 'money', place: 'recurring' },
  { path: '/ewa/recurring/new', area: 'money-move', guard: 'signedIn', place: 'newRecurring' },
  { path: '/ewa/earnings', area: 'money-records', guard: 'signedIn', part: 'money', place: 'earnings' },
  { path: '/ewa/history/:id', area: 'money-records', guard: 'signedIn', part: 'money' },
  { path: '/ewa/history', area: 'money-records', guard: 'signedIn', part: 'money', place: 'history' },
  { path: '/ewa/hours-history', area: 'money-records', guard: 'signedIn', part: 'work', place: 'hours' },
  { path: '/ewa/receipt/:id', area: 'money-records', guard: 'signedIn' },
  { path: '/ewa/agreement', area: 'money-settings', guard: 'signedIn' },
  { path: '/ewa/service', area: 'money-settings', guard: 'signedIn', part: 'you', place: 'service' },
  { path: '/ewa/payroll-consent', area: 'money-settings', guard: 'signedIn' },
  { path: '/ewa/proofs/:id', area: 'money-settings', guard: 'signedIn' },
  { path: '/ewa/proofs', area: 'money-settings', guard: 'signedIn', part: 'you', place: 'proofs' },
  { path: '/timely-access-pay', area: 'money-settings', guard: 'signedIn', part: 'you', place: 'dailyTexts' },
  { path: '/ewa/limits', area: 'money-settings', guard: 'signedIn', part: 'you', place: 'limits' },
  { path: '/home/edit-email', area: 'profile', guard: 'signedIn', part: 'you' },
  { path: '/home/edit-phone', area: 'profile', guard: 'signedIn', part: 'you' },
  { path: '/home/birth-date', area: 'profile', guard: 'signedIn', part: 'you' },
  { path: '/home/details', area: 'profile', guard: 'signedIn', part: 'you' },
  { path: '/home/notifications', area: 'profile', guard: 'signedIn', part: 'you', place: 'notificationSettings' },
  { path: '/download-app', area: 'public', guard: 'everyone' },
  { path: '/unsubscribe-smartInvite', area: 'public', guard: 'everyone' },
  { path: '/referral', area: 'referral', guard: 'signedIn', part: 'more', place: 'referrals' },
  { path: '/referral/invite', area: 'referral', guard: 'signedIn' },
  { path: '/welcome/invited', area: 'referral', guard: 'visitors' },
  { path: '/uber', area: 'rides', guard: 'signedIn', place: 'rides' },
  { path: '/uber/rides', area: 'rides', guard: 'signedIn' },
  { path: '/uber/rides/:id', area: 'rides', guard: 'signedIn' },
  { path: '/savings/:id', area: 'savings', guard: 'signedIn', part: 'money' },
  { path: '/savings', area: 'savings', guard: 'signedIn', part: 'money', place: 'savings' },
  { path: '/savings/:id/deposit', area: 'savings', guard: 'signedIn' },
  { path: '/savings/:id/withdraw', area: 'savings', guard: 'signedIn' },
  { path: '/savings/:id/change', area: 'savings', guard: 'signedIn' },
  { path: '/savings/new', area: 'savings', guard: 'signedIn' },
  { path: '/home/profile', area: 'session', guard: 'signedIn', part: 'you', place: 'profile' },
  { path: '/sso/continue-as', area: 'session', guard: 'everyone' },
  { path: '/device-activity', area: 'session', guard: 'signedIn', part: 'you', place: 'devices' },
  { path: '/home/not-me', area: 'session', guard: 'signedIn' },
  { path: '/welcome/forgot-password', area: 'session', guard: 'visitors' },
  { path: '/welcome/login', area: 'session', guard: 'visitors', standsInFor: ['/welcome/connect'], isBundled: true },
  { path: '/welcome', area: 'session', guard: 'visitors', isBundled: true },
  { path: '/home/passkeys', area: 'session', guard: 'signedIn', part: 'you', place: 'passkeys' },
  { path: '/home/change-password', area: 'session', guard: 'fromLogin', place: 'password' },
  { path: '/welcome/paychex', area: 'session', guard: 'visitors' },
  { path: '/welcome/auth-pin', area: 'session', guard: 'visitorsOrStep' },
  { path: '/home/sign-out', area: 'session', guard: 'signedIn', place: 'signOut' },
  { path: '/home/state-selection', area: 'session', guard: 'anyone' },
  { path: '/home/two-step', area: 'session', guard: 'signedIn', part: 'you', place: 'twoStep' },
  { path: '/home/unlock', area: 'session', guard: 'signedIn', part: 'you' },
  { path: '/welcome/auth-failed', area: 'session', guard: 'visitors' },
  { path: '/welcome/multi-business', area: 'session', guard: 'visitorsOrStep' },
  { path: '/sso/home', area: 'session', guard: 'everyone' },
  { path: '/welcome/accept-terms-conditions', area: 'session', guard: 'visitorsOrStep' },
  { path: '/smartspend', area: 'smartspend', guard: 'signedIn', part: 'money', place: 'budget' },
  { path: '/smartspend/:category', area: 'smartspend', guard: 'signedIn', part: 'money' },
  { path: '/timely-shifts', area: 'time', guard: 'everyone', part: 'work', place: 'time' },
  { path: '/home/hours/:id', area: 'time', guard: 'signedIn' },
  { path: '/home/hours/new', area: 'time', guard: 'signedIn' },
  { path: '/home/team-hours', area: 'time', guard: 'signedIn' },
  { path: '/timely-tips/filters', area: 'tips', guard: 'signedIn' },
  { path: '/timely-tips/transactionhistory', area: 'tips', guard: 'signedIn', part: 'money' },
  { path: '/timely-tips', area: 'tips', guard: 'signedIn', part: 'money', place: 'tips' },
];

/** The screens of each area, loaded with its first page. */
export const areaScreens: Readonly<Record<string, () => Promise<AreaScreens>>> = {
  'app': () => import('./screens/app.ts'),
  'billpay': () => import('./screens/billpay.ts'),
  'card': () => import('./screens/card.ts'),
  'connect': () => import('./screens/connect.ts'),
  'contracts': () => import('./screens/contracts.ts'),
  'enrollment': () => import('./screens/enrollment.ts'),
  'guardian': () => import('./screens/guardian.ts'),
  'help': () => import('./screens/help.ts'),
  'marketplace': () => import('./screens/marketplace.ts'),
  'money-accounts': () => import('./screens/money-accounts.ts'),
  'money-home': () => import('./screens/money-home.ts'),
  'money-move': () => import('./screens/money-move.ts'),
  'money-records': () => import('./screens/money-records.ts'),
  'money-settings': () => import('./screens/money-settings.ts'),
  'profile': () => import('./screens/profile.ts'),
  'public': () => import('./screens/public.ts'),
  'referral': () => import('./screens/referral.ts'),
  'rides': () => import('./screens/rides.ts'),
  'savings': () => import('./screens/savings.ts'),
  'session': () => import('./screens/session.ts'),
  'smartspend': () => import('./screens/smartspend.ts'),
  'time': () => import('./screens/time.ts'),
  'tips': () => import('./screens/tips.ts'),
};
