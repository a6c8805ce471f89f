import { hasOauthToken } from '../access/index.ts';

/** Delays at the start, ms. */
export const startDelays = {
  marketing: 2_000,
  readySignal: 200,
  nativeInitialisation: 500,
  nativeInfo: 500,
} as const;

/** What the app finds when it starts. */
export interface AppStartInputs {
  readonly isNative: boolean;
  /** Address of the page that is opened. */
  readonly address: string;
  /** A user is signed in, as far as storage knows. */
  readonly isSignedIn: boolean;
  /** Auto-logout applies to the user; see `autoLogoutSettings` of the session area. */
  readonly hasAutoLogout: boolean;
  /** A usable configuration lies in the cache. */
  readonly isConfigurationFresh: boolean;
  /** Native configuration has to be fetched again; see `isNativeRefreshDue`. */
  readonly isNativeRefreshDue: boolean;
  /** Some marketing or analytics service is configured. */
  readonly hasMarketing: boolean;
}

/** A step of the start, to be done `afterMs` after the page has loaded; steps without a delay follow one another. */
export type AppStartStep = { readonly afterMs: number } & (
  | { readonly step: 'detectNative' | 'clearBridgeFlags' }
  | { readonly step: 'refreshConfiguration'; readonly source: 'cache' | 'server' }
  | { readonly step: 'setUpMarketing' }
  | { readonly step: 'startMarketing'; readonly identifiesUser: boolean }
  | { readonly step: 'setUpAutoLogout' }
  | { readonly step: 'removeStoredUser' }
  | { readonly step: 'watchChunkFailures' }
  | { readonly step: 'lookUpIp' | 'lookUpPosition' }
  | { readonly step: 'signalReady' | 'initialiseNative' | 'askNativeInfo' }
);

/**
 * The start of the app in the documents' order. The stored user goes where a token arrives: whoever was signed in is
 * neither identified nor logged out later in the name of the one who comes.
 */
export function appStartPlan(inputs: AppStartInputs): readonly AppStartStep[] {
  const { isNative, address, isConfigurationFresh, isNativeRefreshDue, hasMarketing } = inputs;
  const removesUser = hasOauthToken(address);
  const fromCache = isConfigurationFresh && !isNativeRefreshDue;
  const steps: readonly (AppStartStep | false)[] = [
    { step: 'detectNative', afterMs: 0 },
    { step: 'clearBridgeFlags', afterMs: 0 },
    { step: 'refreshConfiguration', source: fromCache ? 'cache' : 'server', afterMs: 0 },
    hasMarketing && { step: 'setUpMarketing', afterMs: 0 },
    hasMarketing && {
      step: 'startMarketing',
      identifiesUser: inputs.isSignedIn && !removesUser,
      afterMs: startDelays.marketing,
    },
    inputs.hasAutoLogout && !removesUser && { step: 'setUpAutoLogout', afterMs: 0 },
    removesUser && { step: 'removeStoredUser', afterMs: 0 },
    { step: 'watchChunkFailures', afterMs: 0 },
    { step: 'lookUpIp', afterMs: 0 },
    { step: 'lookUpPosition', afterMs: 0 },
    isNative && { step: 'signalReady', afterMs: startDelays.readySignal },
    isNative && { step: 'initialiseNative', afterMs: startDelays.nativeInitialisation },
    isNative && { step: 'askNativeInfo', afterMs: startDelays.nativeInfo },
  ];
  return steps.filter((step) => step !== false);
}

/** What is done when a part of the app cannot be loaded. */
export type ChunkFailureStep = 'report' | 'askStatus' | 'reloadOrigin';

/** What follows a failure: ask for the status during maintenance mode, and load again once the app is available. */
export function chunkFailureStep(isMaintenanceMode: boolean, isAvailable: boolean | null): ChunkFailureStep {
  if (!isMaintenanceMode) return 'report';
  if (isAvailable === null) return 'askStatus';
  return isAvailable ? 'reloadOrigin' : 'report';
}
