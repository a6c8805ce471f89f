import { type Asked, askedAt } from './asked.ts';
import type { AccessConfiguration, RuleAnswer } from './decision.ts';
import { isForList, type RedirectRules, safeRedirect } from './safe-redirect.ts';

/** A target that a parameter or the configuration names: a page of ours, or an address elsewhere. */
export type Target =
  | { readonly kind: 'path'; readonly path: string; readonly asked: Asked }
  | { readonly kind: 'url'; readonly url: string };

/** A safe target, with its path taken apart; null for everything else. */
export function targetOf(text: string | null | undefined, rules: RedirectRules): Target | null {
  const target = safeRedirect(text, rules);
  if (target === null || target.kind === 'url') return target;
  return { ...target, asked: askedAt(target.path) };
}

/** The answer while the list of allowed hosts is loading and a target cannot be checked; otherwise null. */
export function waitForList(
  text: string | null | undefined,
  { status, origin }: AccessConfiguration,
): RuleAnswer | null {
  if (status !== 'loading' || !isForList(text, origin)) return null;
  return { verdict: { kind: 'wait', for: 'configuration' } };
}
