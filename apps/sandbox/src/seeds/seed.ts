import type {
  BankAccountType,
  ClosedDayRule,
  CurrencyCode,
  InstrumentKind,
  InstrumentSubType,
  PayFrequency,
} from '@dayfare/domain/money';
import type { BusinessEnvironment } from '@dayfare/domain/product';
import type { TimeIntegration } from '@dayfare/domain/time';
import type { TipsMode } from '@dayfare/domain/tips';
import { publishedPassphrase } from '../areas/session/index.ts';
import type {
  SeedAnnouncement,
  SeedBill,
  SeedChat,
  SeedGoal,
  SeedReferral,
  SeedShift,
  SeedTips,
} from './seed-of-areas.ts';

/** Signs in every seeded person. */
export const seedPassphrase = publishedPassphrase;

/** A place that a seeded person can send money to. */
export interface SeedInstrument {
  readonly name: string;
  readonly kind: Extract<InstrumentKind, 'BankAccount' | 'Card' | 'Biller'>;
  readonly subType: InstrumentSubType;
  readonly last4: string;
  readonly imageName: string;
  readonly instant?: boolean;
  readonly accountType?: BankAccountType;
  /** Sends back whatever is paid into it. */
  readonly refusesPayouts?: boolean;
  /** Of an account at a biller. One whose number ends in 0000 is unknown there. */
  readonly biller?: { readonly id: number; readonly accountNumber: string };
}

/** A transfer made before the person is first looked at. */
export interface SeedTransfer {
  readonly daysAgo: number;
  /** Local hour of the day. */
  readonly hour: number;
  /** In minor units. */
  readonly amount: number;
  readonly speed: 'Instant' | 'NextDay';
  /** Which of the person's instruments, from 0. */
  readonly to: number;
  /** Called back half an hour later. */
  readonly canceled?: boolean;
}

/** Something that a person is asked to show. */
interface SeedProof {
  readonly kind: 'deduction' | 'hours';
  readonly daysAgo: number;
  /** Of a deduction, in minor units. */
  readonly amount?: number;
}

/** What someone works at one employer, earns with it, and has taken early of it. */
export interface SeedWork {
  readonly paused?: boolean;
  /** In minor units. */
  readonly hourlyRate: number;
  /** In hundredths of a percent. */
  readonly withholding: number;
  /** How many days of the running pay period are over. */
  readonly dayOfPeriod: number;
  /** Minutes of work on each of the 14 days of a pay period. */
  readonly minutes: readonly number[];
  readonly transfers?: readonly SeedTransfer[];
  /** How many days ago the consent to read the hours ended, where one is needed. Default: never given. */
  readonly consentEndedDaysAgo?: number;
  /** What of tips and wages can be taken early. Default: no tips. */
  readonly tipsMode?: TipsMode;
  /** Where at the employer they work. */
  readonly department?: string;
  /** Tips and mileage that have not been paid out, in minor units. */
  readonly tips?: number;
  readonly mileage?: number;
}

/** An employer as data. */
export interface SeedEmployer {
  readonly id: number;
  readonly name: string;
  /** Path segment of the employer's own address. */
  readonly branchName?: string;
  /** Whether its people are paid to the partner's credit union. */
  readonly creditUnion?: boolean;
  /** How often it pays. Default: every two weeks. */
  readonly payFrequency?: PayFrequency;
  /** Where banks are closed on its payday, whether it pays before or after that. Default: after. */
  readonly aroundClosedDays?: ClosedDayRule;
  /** The system that it keeps hours in. Default: none. */
  readonly timeSystem?: TimeIntegration;
  /** Who runs its payroll and wants a consent of each person. */
  readonly payrollProviderName?: string;
  /** The partner at whose page its people sign in, each with their own user name and the password of all seeded people. */
  readonly ssoPartnerId?: number;
  /** People the employer's page knows and who have no account here, with the password of all seeded people. */
  readonly newHires?: readonly Pick<Seed, 'userName' | 'firstName' | 'lastName'>[];
}

/** A person as data. Dates follow from the day the database is first filled. */
export interface Seed extends SeedWork {
  readonly id: number;
  /** What this person is there to show, in a few words. */
  readonly shows: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly userName: string;
  readonly email: string;
  /** Ten digits. */
  readonly mobile: string;
  /** Default `1`. */
  readonly dialingCode?: string;
  /** `1990-05-04`; null where it is unknown. Default: an adult's. */
  readonly birthDate?: string | null;
  /** Number of the parent or guardian of a minor, who has to agree to the card. The age follows from the day the database is first filled. */
  readonly guardianPhone?: string;
  /** User type 4 works for an employer, 10 is on their own. */
  readonly userType: 4 | 10;
  readonly environment: BusinessEnvironment;
  readonly currency: CurrencyCode;
  readonly timeZone: string;
  /** The work that stands with the person is done at the first; every further one comes with its own. */
  readonly employers:
    | readonly []
    | readonly [SeedEmployer, ...(SeedEmployer & { readonly work: SeedWork })[]];
  /** Has to say where they live before going on. */
  readonly isStateExpired?: boolean;
  /** Has to choose another password before going on. */
  readonly mustChangePassword?: boolean;
  /** Has to accept the terms before going on. */
  readonly mustAcceptTerms?: boolean;
  /** The region whose versions of the agreements they are shown. Default: that of the currency. */
  readonly regionId?: number;
  /** Needs a PIN on every device that isn't trusted. */
  readonly dualFactor?: boolean;
  /** What the employer's credit union knows of them. Default: nothing. */
  readonly membership?: { readonly accountNumber: string; readonly standing: 'good' | 'onHold' };
  /** What they are asked to show, at the first employer. */
  readonly proofs?: readonly SeedProof[];
  readonly instruments: readonly SeedInstrument[];
  /** What they put aside for. Default: nothing. */
  readonly goals?: readonly SeedGoal[];
  readonly bills?: readonly SeedBill[];
  /** What they are in Connect, by the wire's numbers. Default: an employee. */
  readonly connectRole?: 1 | 2 | 3;
  /** Their job title. Default: unknown. */
  readonly jobTitle?: string;
  /** What they have announced, or a partner in their name; the oldest first. Default: nothing. */
  readonly announcements?: readonly SeedAnnouncement[];
  /** The shifts that they plan. Default: none. */
  readonly shifts?: readonly SeedShift[];
  /** Their conversations. Default: none. */
  readonly chats?: readonly SeedChat[];
  /** How many purchases their bank tells of, over three months. */
  readonly purchases?: number;
  /** Reports of tips and mileage, and what they decided about them. Default: nothing. */
  readonly earlyTips?: SeedTips;
  /** The people they have invited. Default: none. */
  readonly referrals?: readonly SeedReferral[];
}
