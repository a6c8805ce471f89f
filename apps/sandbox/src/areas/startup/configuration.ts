import { toWire } from '@dayfare/domain/money';
import { product, wireLanguage } from '@dayfare/domain/product';
import type { Server } from '../../platform/http/server.ts';
import { regionalContractTypes, stateContractTypes } from '../contracts/index.ts';
import { disclosuresPath } from '../guardian/index.ts';
import { creditUnion } from '../money/index.ts';
import { ssoPathOf } from '../session/index.ts';

const flag = (on: boolean) => (on ? '1' : '0');

/** Where addresses of one segment lead: an employer's own, and that of a campaign. */
const campaignRoutes = {
  'summit-ridge': { route: '/ewa', isWelcomePageOn: false, branchCode: 'summit-ridge' },
  spring: { route: '/signup/create-user?utm_campaign=spring', isWelcomePageOn: false, branchCode: null },
} as const;

/** Values as the wire lists them. */
export const listOf = (values: Readonly<Record<string, string>>) =>
  Object.entries(values).map(([key, value]) => ({ key, value }));

/** The configuration that the app reads before and after sign-in, under the keys of the documents. */
export function configurationOf({
  settings,
  ssoPartners,
  bankLinks,
  cardVault,
  payrollProvider,
}: Pick<Server, 'settings' | 'ssoPartners' | 'bankLinks' | 'cardVault' | 'payrollProvider'>): Readonly<
  Record<string, string>
> {
  const bank = bankLinks.get();
  const cards = cardVault.get();
  const ssoAddresses = Object.fromEntries(ssoPartners.ids().map((id) => [id, ssoPathOf(id)]));
  return {
    BusinessEnvironment: settings.environment,
    Languages: settings.languages.map(wireLanguage).join(','),
    SessionTimeout: String(settings.sessionTimeoutSeconds),
    ConfigurationsCacheExpiryTime: '4',
    ForceUpdateNativeConfigs: flag(false),
    ForceUpdateNativeConfigsExpiryTime: '48',
    EnableBruteForceSecurity: flag(settings.bruteForceSecurity),
    IsEnableMaintenanceMode: flag(true),
    MinTransactionAmount: String(toWire(settings.minAmount)),
    MaxTransactionAmount: String(toWire(settings.maxAmount)),
    TransferMoneyMaxLimit: String(toWire(settings.dailyLimit)),
    TransferMoneyFeeAmount: String(toWire(settings.instantFee)),
    IndexDbCacheVersion: '1',
    ClearIndexDbCache: flag(false),
    MaximumAutoloadAmount: '200',
    CardIssuer: 'Example Bank, N.A., Member FDIC',
    CardReplacementFee: '5',
    MinimumAgeLimitForCashPickup: '18',
    ResendCountDownTimeInSeconds: '60',
    GeolocationTimeout: '3000',
    CaptchaIterationCount: String(settings.captchaRounds),
    ProveMinTrustedScore: '630',
    ConnectAnnouncementFileSize: '10',
    ConnectTokenCallsLimit: '2',
    IsConnectEnabled: flag(true),
    EnableAttendanceLocation: flag(false),
    // Empty: devices ask this server for their address.
    PublicIpUrl: '',
    ConnectChatService: settings.chatService ? 'twilio' : '',
    UberRideBuffer: '5',
    UberMinimumAge: '18',
    AMCYellowTicketPrice: '9.99',
    AMCBlackTicketPrice: '12.99',
    AMCTicketLimit: '8',
    AMCTicketsPerDay: '40',
    IsDirectEnrollmentRestricted: flag(false),
    EnableGoogleAnalytics: flag(false),
    EnableMoEngage: flag(false),
    EnableMoEngageWebSDKForNative: flag(false),
    EnableMoEngageDebugMode: flag(false),
    MoengageAppID: '',
    EnableBrazeSDK: flag(false),
    BrazeApiKey: '',
    BrazeBaseUrl: '',
    EnableLoggingBraze: flag(false),
    BrazeEnableSDKLogAttributes: flag(false),
    BrazeOverrideNativeLogging: flag(false),
    BrazeOverrideMinVersion: '',
    TopHeaderConfiguration: '',
    CampaignRoutes: JSON.stringify(campaignRoutes),
    SsoPartnerUrls: JSON.stringify(ssoAddresses),
    RestrictedAppFeature: '[]',
    DownloadAppDeepLink: '',
    // The product is in no store: these look for its name there.
    AppleAppStoreAddress: `https://apps.apple.com/us/iphone/search?term=${product}`,
    GooglePlayStoreAddress: `https://play.google.com/store/search?q=${product}&c=apps`,
    InAppUrls: '[]',
    OutAppUrls: '[]',
    PlaidBankDomains: JSON.stringify(bank ? [bank.host] : []),
    PlaidRedirectURLs: '[]',
    ECSFCUName: creditUnion.name,
    ECSFCURoutingNumber: creditUnion.routingNumber,
    ECSFCUMembershipServicesNumber: creditUnion.membershipServices,
    PayrollConsentUrl: payrollProvider.get()?.address ?? '',
    PayrollConsentLoginType: 'employee',
    ESignDisclosuresUrl: disclosuresPath,
    CardFrameDomains: JSON.stringify(cards ? [new URL(cards.origin).host] : []),
    PlaidEnvironment: 'sandbox',
    PlaidPublicKey: 'played-bank',
    PlaidServiceClientName: product,
    // The server asks the bank itself what came of a linking.
    PlaidWebhookURL: '',
    PlaidLinkScript: bank?.scriptUrl ?? '',
    IsPlaidProduction: flag(true),
    OpenPlaidLinkViaNativeSDK: flag(false),
    EnableHostedLinkFlow: flag(true),
    // Empty: everybody calls the number of their own brand, whatever brand the server is set up for.
    CustomerSupportNumber: '',
    RegionalEFTAContractType: String(regionalContractTypes.EFTA),
    RegionalTermsOfServiceContractType: String(regionalContractTypes.TermsOfService),
    StateContractTypes: JSON.stringify(stateContractTypes),
    EnablePlaid: flag(bank !== null),
    EnableProve: flag(false),
    EnableSavingsV2: flag(true),
    EnableMarketPlace: flag(false),
    LifeMartUrl: 'https://lifemart.example/sign-on',
    TurboTaxUrl: 'https://taxes.example/discount',
    PharmacyGroupId: 'EWA2026',
    GasDiscountCents: '12',
    InsuranceUrl: 'https://insurance.example/quotes',
    CounselingUrl: 'https://counseling.example/start',
    LearningUrl: 'https://learning.example/courses',
    EnableReferrals: flag(true),
    ReferralAudience: 'Both',
    EnableCoPilotV2: flag(false),
    EnablePasskeys: flag(false),
    EnablePayPal: flag(false),
    EnableAmazon: flag(true),
    EnableTranslation: flag(true),
    EnableSmartInviteUnsubscribe: flag(true),
    EnableNativePushTokenBatch: flag(false),
  };
}
