import type { BranchRoute } from '@dayfare/domain/access';
import { type Language, languageFromWire, usualLanguages } from '@dayfare/domain/product';
import { branchesFrom, branchesKey } from './branches.ts';

/** Entries of configuration or start-up data, as sent by the server. */
export type Settings = readonly { readonly key: string; readonly value: string }[];

/** The configuration that the frame uses; screens read other keys with `value`. */
export interface Configuration {
  /** False for the defaults used if the server could not be reached. */
  readonly isLoaded: boolean;
  readonly businessEnvironment: string;
  /** Languages to choose from, default first. */
  readonly offeredLanguages: readonly Language[];
  /** 1 opens direct enrolment. */
  readonly isDirectEnrollmentRestricted: number;
  readonly isMaintenanceModeEnabled: boolean;
  readonly removesHtmlTags: boolean;
  /** Whether people may sign in with a passkey. */
  readonly hasPasskeys: boolean;
  /** Whether texts use the environment's name instead of the brand's. */
  readonly hasDynamicTheming: boolean;
  /** Hosts besides our own that a redirect may lead to. */
  readonly allowedRedirectHosts: readonly string[];
  /** Campaign routes by branch, in lower case. */
  readonly branches: ReadonlyMap<string, BranchRoute>;
  /** Any other entry as text; undefined if the server did not send it. */
  readonly value: (key: string) => string | undefined;
}

/** Parses a list, as JSON or separated by commas; empty for anything else. */
export function listOf(text: string | undefined): readonly string[] {
  if (!text) return [];
  try {
    const value: unknown = JSON.parse(text);
    if (Array.isArray(value)) return value.filter((entry) => typeof entry === 'string');
  } catch {
    // Not JSON: separated by commas.
  }
  return text.split(',').map((entry) => entry.trim());
}

/** Parses a list of languages, default first; the environment's usual ones if it is empty. */
export function languagesOf(text: string | undefined, environment: string): readonly Language[] {
  const known = listOf(text)
    .map(languageFromWire)
    .filter((language) => language !== undefined);
  const listed = [...new Set(known)];
  return listed.length > 0 ? listed : usualLanguages(environment);
}

/** Parses settings; missing or invalid ones get their defaults. */
export function configurationFrom(settings: Settings, isLoaded = true): Configuration {
  const values = new Map(settings.map(({ key, value }) => [key, value]));
  const businessEnvironment = values.get('BusinessEnvironment') || 'Common';
  return {
    isLoaded,
    businessEnvironment,
    offeredLanguages: languagesOf(values.get('Languages'), businessEnvironment),
    isDirectEnrollmentRestricted: Number(values.get('IsDirectEnrollmentRestricted') ?? 0),
    isMaintenanceModeEnabled: values.get('IsEnableMaintenanceMode') === '1',
    hasDynamicTheming: values.get('IsDynamicThemingEnabled') === '1',
    removesHtmlTags: values.get('RemoveHtmlTags') === '1',
    hasPasskeys: values.get('EnablePasskeys') === '1',
    allowedRedirectHosts: listOf(values.get('AllowedRedirectHosts')),
    branches: branchesFrom(values.get(branchesKey)),
    value: (key) => values.get(key),
  };
}

/** Used until the server has responded, and if it cannot be reached. */
export const defaultConfiguration = configurationFrom([], false);
