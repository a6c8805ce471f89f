import type { Biller } from '@dayfare/api/money/places/places-queries';
import type { Icon } from '@dayfare/ui/icon';
import { Building, Droplet, GraduationCap, Phone, ReceiptText, ShieldCheck, Zap } from 'lucide-react';
import { useTexts } from '../../../platform/i18n/use-texts.ts';

const icons = {
  Electricity: Zap,
  Water: Droplet,
  Phone,
  Insurance: ShieldCheck,
  Rent: Building,
  Loan: GraduationCap,
} as const satisfies Record<string, Icon>;

const isKnown = (category: string): category is keyof typeof icons => Object.hasOwn(icons, category);

/** Icon of what a biller bills for. */
export function billerIcon({ category }: Pick<Biller, 'category'>): Icon {
  return isKnown(category) ? icons[category] : ReceiptText;
}

/** Returns what says in words what a biller bills for. */
export function useCategoryName(): (biller: Pick<Biller, 'category'>) => string {
  const t = useTexts('kit/money/billers');
  return ({ category }) => t(`categories.${isKnown(category) ? category : 'other'}`);
}
