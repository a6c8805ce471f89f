import type { BranchRoute } from '@dayfare/domain/access';
import { type Language, languageFromWire, usualLanguages } from '@dayfare/domain/product';
import { branchesFrom, branchesKey } from './branches.ts';

/** Entries of configuration or startup data, as the server lists them. */
export type Settings = readonly { readonly key: string; readonly value: string }[];

/** The configuration that the frame reads; screens read further keys through `value`. */
export interface Configuration {
  /** False for the defaults that stand in when the server could not be asked. */
  readonly isLoaded: boolean;
  readonly businessEnvironment: string;
  /** Languages that people can choose from, default language first. */
  readonly offeredLanguages: readonly Language[];
  /** 1 opens direct enrolment. */
  readonly isDirectEnrollmentRestricted: number;
  readonly isMaintenanceModeEnabled: boolean;
  readonly removesHtmlTags: boolean;
  /** Texts call the product by the environment's name instead of the brand's. */
  readonly hasDynamicTheming: boolean;
  /** Hosts that a redirect may lead to besides our own. */
  readonly allowedRedirectHosts: readonly string[];
  /** Campaign routes by branch, in lower case. */
  readonly branches: ReadonlyMap<string, BranchRoute>;
  /** Any other entry as text; undefined when the server did not send it. */
  readonly value: (key: string) => string | undefined;
}

/** A list that is written as JSON or with commas; empty for anything else. */
function listOf(text: string | undefined): readonly string[] {
  if (!text) return [];
  try {
    const value: unknown = JSON.parse(text);
    if (Array.isArray(value)) return value.filter((entry) => typeof entry === 'string');
  } catch {
    // Not JSON: the plain form.
  }
  return text.split(',').map((entry) => entry.trim());
}

/** The languages of a list, default language first; those that are usual in the environment where it names none. */
export function languagesOf(text: string | undefined, environment: string): readonly Language[] {
  const known = listOf(text)
    .map(languageFromWire)
    .filter((language) => language !== undefined);
  const listed = [...new Set(known)];
  return listed.length > 0 ? listed : usualLanguages(environment);
}

/** Reads a list of settings; whatever is missing or malformed has its default. */
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
    allowedRedirectHosts: listOf(values.get('AllowedRedirectHosts')),
    branches: branchesFrom(values.get(branchesKey)),
    value: (key) => values.get(key),
  };
}

/** What holds until the server has been asked, and when it cannot be. */
export const defaultConfiguration = configurationFrom([], false);
