import type { PartnerService } from '@dayfare/domain/marketplace';
import {
  BookOpen,
  BriefcaseBusiness,
  Car,
  CreditCard,
  FileText,
  Fuel,
  Gift,
  HeartHandshake,
  House,
  type LucideIcon,
  PawPrint,
  Pill,
  ShieldCheck,
  Tags,
  Ticket,
  UserPlus,
} from 'lucide-react';
import { pathTo } from '../../../platform/navigation/path-to.ts';

/** The services that have a screen, with its path. */
export const serviceScreens = {
  InviteCoworker: { path: pathTo('/referral'), icon: UserPlus },
  FindJob: { path: pathTo('/connect/jobs'), icon: BriefcaseBusiness },
  Uber: { path: pathTo('/uber'), icon: Car },
  LifeMart: { path: pathTo('/lifemart-splash-screen'), icon: Tags },
  TaxFilingDiscount: { path: pathTo('/turbo-tax'), icon: FileText },
  GasDiscount: { path: pathTo('/gas-discount'), icon: Fuel },
  MovieTicketsDiscount: { path: pathTo('/amc'), icon: Ticket },
  PharmacyDiscount: { path: pathTo('/rxdiscount'), icon: Pill },
  CarInsuranceDiscount: { path: pathTo('/apps/insurance/:kind', { kind: 'auto' }), icon: ShieldCheck },
  HomeInsurance: { path: pathTo('/apps/insurance/:kind', { kind: 'home' }), icon: House },
  PetInsurance: { path: pathTo('/apps/insurance/:kind', { kind: 'pet' }), icon: PawPrint },
  FinancialCounseling: { path: pathTo('/apps/counseling'), icon: HeartHandshake },
  FinancialLearning: { path: pathTo('/apps/learning'), icon: BookOpen },
  Amazon: { path: pathTo('/ewa/gift-card'), icon: Gift },
  VisaPlus: { path: pathTo('/ewa/accounts/new/visa-plus'), icon: CreditCard },
} as const satisfies Partial<Record<PartnerService, { path: string; icon: LucideIcon }>>;

/** A service that has a screen. */
export type ShownService = keyof typeof serviceScreens;

/** Whether a service has a screen. */
export const hasScreen = (service: PartnerService): service is ShownService =>
  Object.hasOwn(serviceScreens, service);
