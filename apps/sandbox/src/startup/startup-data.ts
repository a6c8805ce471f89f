import { type Language, product, productCard, wireLanguage } from '@dayfare/domain/product';
import type { Employee } from '../session/tables.ts';

/** What startup data says about a person, beyond the person. */
export interface StartupFacts {
  readonly isBankLinked: boolean;
  readonly onBoardingDate: string;
  /** By the employer whose pay is looked at. */
  readonly isServicePaused: boolean;
  /** By the employer: whether its people are paid to the partner's credit union. */
  readonly hasCreditUnion: boolean;
  /** By the employer: whether its payroll provider tells us nothing without the person's consent. */
  readonly needsPayrollConsent: boolean;
  /** Whether a guardian has to agree to the card, and whether that was done. */
  readonly isMinor: boolean;
  readonly isConsentApproved: boolean;
  /** Languages that are offered in the person's environment. */
  readonly languages: readonly Language[];
}

type Values = Readonly<Record<string, string>>;

const flag = (on: boolean) => (on ? '1' : '0');

/** Numbers of the startup modules. */
const modules = { Shared: 1, EWA: 2, Direct: 3, Card: 4, Home: 6 } as const;

/** Environments whose people are offered cards; partners that do payroll have cards of their own. */
const ownBrands: ReadonlySet<string> = new Set(['Common', product]);

const shared = (
  { environment, isStateExpired, chosenLanguage }: Employee,
  {
    isServicePaused,
    hasCreditUnion,
    needsPayrollConsent,
    isMinor,
    isConsentApproved,
    languages,
  }: StartupFacts,
): Values => ({
  Language: chosenLanguage ?? '',
  Languages: languages.map(wireLanguage).join(','),
  BusinessBrandingType: environment,
  IsUserDeactivated: flag(false),
  IsEWAServicePaused: flag(isServicePaused),
  IsEnableMarketPlace: flag(false),
  IsECSFCUBusiness: flag(hasCreditUnion),
  IsPayrollConsentBusiness: flag(needsPayrollConsent),
  HideBiometric: flag(false),
  CSCacheOnLogOut: flag(true),
  RedirectMobileURL: '',
  IsStateExpired: flag(isStateExpired),
  IsMinorUser: flag(isMinor),
  IsMinorUserConsentApproved: flag(isConsentApproved),
  AffiliateID: '',
  CampaignName: '',
  PartnerID: '',
  IsCardServiceEnabled: flag(true),
  HideCardServices: flag(!ownBrands.has(environment)),
});

const wages = ({ isBankLinked, onBoardingDate }: StartupFacts): Values => ({
  IsBankLinked: flag(isBankLinked),
  IsDirectDepositSetup: flag(false),
  OnBoardingDate: onBoardingDate,
  LastLoadDate: '',
  LastLoadAmount: '',
  LastSpendDate: '',
  LastSpendAmount: '',
});

const card: Values = {
  AllowedCardType: 'All',
  [`Is${productCard}Exists`]: flag(false),
  IsFromCardApprovalProcess: flag(false),
  CardApproval: '0',
};

/** What each module has of its own. One that isn't here has nothing yet. */
const own: Readonly<Record<number, (facts: StartupFacts) => Values>> = {
  [modules.EWA]: wages,
  [modules.Direct]: wages,
  [modules.Home]: wages,
  [modules.Card]: () => card,
};

/** Startup data of one module, with the shared part when it is asked for. */
export function startupDataOf(
  employee: Employee,
  facts: StartupFacts,
  asked: { readonly module: number; readonly includeShared: boolean },
): Values {
  return {
    ...(asked.includeShared || asked.module === modules.Shared ? shared(employee, facts) : {}),
    ...own[asked.module]?.(facts),
  };
}
