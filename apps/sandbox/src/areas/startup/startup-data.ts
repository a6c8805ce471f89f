import { type Language, product, productCard, wireLanguage } from '@dayfare/domain/product';
import type { cardFacts } from '../card/index.ts';
import type { Employee } from '../session/index.ts';

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
  /** The person's card, if any. */
  readonly card: Awaited<ReturnType<typeof cardFacts>>;
  /** Whether a guardian has to agree to the card, and whether that was done. */
  readonly isMinor: boolean;
  readonly isConsentApproved: boolean;
  /** Whether money can be put aside. */
  readonly areSavingsOpen: boolean;
  /** Whether the employer offers early tips, and whether the person gets them. */
  readonly areTipsOffered: boolean;
  readonly areTipsOptedIn: boolean;
  /** Whether services of partners are shown. */
  readonly isMarketplaceOn: boolean;
  /** The address of the person's picture; empty without one. */
  readonly picture: string;
  /** Languages that are offered in the person's environment. */
  readonly languages: readonly Language[];
}

type Values = Readonly<Record<string, string>>;

const flag = (on: boolean) => (on ? '1' : '0');

/** Numbers of the startup modules. */
const modules = {
  Shared: 1,
  EWA: 2,
  Direct: 3,
  Card: 4,
  Savings: 5,
  Home: 6,
  Apps: 7,
  TimelyTips: 10,
} as const;

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
    areSavingsOpen,
    areTipsOffered,
    isMarketplaceOn,
    picture,
    languages,
  }: StartupFacts,
): Values => ({
  Language: chosenLanguage ?? '',
  Languages: languages.map(wireLanguage).join(','),
  BusinessBrandingType: environment,
  AvatarURL: picture,
  IsUserDeactivated: flag(false),
  IsEWAServicePaused: flag(isServicePaused),
  IsEnableMarketPlace: flag(isMarketplaceOn),
  IsECSFCUBusiness: flag(hasCreditUnion),
  IsPayrollConsentBusiness: flag(needsPayrollConsent),
  HideBiometric: flag(false),
  CSCacheOnLogOut: flag(true),
  RedirectMobileURL: '',
  IsStateExpired: flag(isStateExpired),
  IsSavingsOpen: flag(areSavingsOpen),
  IsTimelyTipsOffered: flag(areTipsOffered),
  IsMinorUser: flag(isMinor),
  IsMinorUserConsentApproved: flag(isConsentApproved),
  AffiliateID: '',
  CampaignName: '',
  PartnerID: '',
  IsCardServiceEnabled: flag(true),
  HideCardServices: flag(!ownBrands.has(environment)),
});

const lastMoves = ({ card: { lastLoad, lastSpend } }: StartupFacts): Values => ({
  LastLoadDate: lastLoad?.at ?? '',
  LastLoadAmount: String(lastLoad?.amount ?? ''),
  LastSpendDate: lastSpend?.at ?? '',
  LastSpendAmount: String(lastSpend?.amount ?? ''),
});

const wages = (facts: StartupFacts): Values => ({
  IsBankLinked: flag(facts.isBankLinked),
  IsDirectDepositSetup: flag(facts.card.isDepositSetup),
  OnBoardingDate: facts.onBoardingDate,
  ...lastMoves(facts),
});

const card = (facts: StartupFacts): Values => ({
  AllowedCardType: 'All',
  CardProgram: facts.card.program ?? '',
  [`Is${productCard}Exists`]: flag(facts.card.exists),
  IsDirectDepositSetup: flag(facts.card.isDepositSetup),
  IsFromCardApprovalProcess: flag(false),
  CardApprovalStatus: String(facts.card.approval),
  ...lastMoves(facts),
});

/** What each module has of its own. One that isn't here has nothing yet. */
const own: Readonly<Record<number, (facts: StartupFacts) => Values>> = {
  [modules.EWA]: wages,
  [modules.Direct]: wages,
  [modules.Home]: wages,
  [modules.Card]: card,
  [modules.Apps]: ({ isMarketplaceOn }) => ({ IsEnableMarketPlace: flag(isMarketplaceOn) }),
  [modules.Savings]: ({ areSavingsOpen }) => ({ IsSavingsOpen: flag(areSavingsOpen) }),
  [modules.TimelyTips]: ({ areTipsOffered, areTipsOptedIn }) => ({
    IsTimelyTipsOffered: flag(areTipsOffered),
    IsTimelyTipsOptedIn: flag(areTipsOptedIn),
  }),
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
