import { askedFor, type Rule } from './asked.ts';
import type { AccessConfiguration, AccessSession, GuardEffect, GuardRequest, Verdict } from './decision.ts';
import { cardAutoload, cardService, tips } from './rules/area.ts';
import { alias, branch, maintenance, root, unguarded } from './rules/entry.ts';
import { areaHome, leaveVisitorPages, pendingStep, pin, unknownUser } from './rules/signed-in.ts';
import {
  bankLinkReturn,
  browserMode,
  connectRedirect,
  logoutRedirect,
  oauthToken,
} from './rules/steering.ts';
import { directEnrolment, openToVisitors, visitorsToLogin } from './rules/visitor.ts';

const order = [
  ['browserMode', browserMode],
  ['logoutRedirect', logoutRedirect],
  ['oauthToken', oauthToken],
  ['bankLinkReturn', bankLinkReturn],
  ['connectRedirect', connectRedirect],
  ['root', root],
  ['alias', alias],
  ['branch', branch],
  ['maintenance', maintenance],
  ['unguarded', unguarded],
  ['openToVisitors', openToVisitors],
  ['directEnrolment', directEnrolment],
  ['visitorsToLogin', visitorsToLogin],
  ['pin', pin],
  ['pendingStep', pendingStep],
  ['leaveVisitorPages', leaveVisitorPages],
  ['unknownUser', unknownUser],
  ['areaHome', areaHome],
  ['tips', tips],
  ['cardService', cardService],
  ['cardAutoload', cardAutoload],
] as const satisfies readonly (readonly [string, Rule])[];

/** Name of a rule; `none` if no rule returned a verdict. */
export type GuardRuleName = (typeof order)[number][0] | 'none';

/** Names of the rules, in the order they are applied. */
export const guardOrder: readonly GuardRuleName[] = order.map(([name]) => name);

/** The verdict on a request, the rule that returned it, and the effects to apply first. */
export type Decision = Verdict & { readonly rule: GuardRuleName; readonly effects: readonly GuardEffect[] };

const noEffects: readonly GuardEffect[] = [];
const nobody: AccessSession = { isSignedIn: false, userType: null };

/**
 * Decides whether a page may be shown, where to go instead, or what to wait for. The first rule with a verdict wins, and a path is never
 * redirected to itself. Apply the effects before following the verdict.
 */
export function decide(
  request: GuardRequest,
  session: AccessSession,
  configuration: AccessConfiguration,
): Decision {
  const asked = askedFor(request);
  let current = session;
  let effects = noEffects;
  for (const [rule, ask] of order) {
    const answer = ask(asked, current, configuration);
    if (!answer) continue;
    if (answer.effects && answer.effects.length > 0) {
      effects = [...effects, ...answer.effects];
      if (answer.effects.some(({ kind }) => kind === 'endSession')) current = nobody;
    }
    if (answer.verdict) return { ...answer.verdict, rule, effects };
  }
  return { kind: 'allow', rule: 'none', effects };
}
