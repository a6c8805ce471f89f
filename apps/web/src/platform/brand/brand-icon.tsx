import { brandLogos } from '@dayfare/themes/brands/logos';
import type { IconProps } from '@dayfare/ui/icon';
import { CreditCard } from 'lucide-react';
import { useApp } from '../app-context/app-context.ts';
import { useCell } from '../state/cell.ts';

/** Height of every logo drawing, in its own units. */
const height = 40;

/** The mark of the page's brand as an icon, for what is the brand's own. A brand without artwork has a card. */
export function BrandIcon(props: IconProps) {
  const { brand } = useApp();
  const own = brandLogos[useCell(brand.current)].mark;
  const over = useCell(brand.over);
  const drawn = over ? (over.mark ?? over.logo) : own;
  if (!drawn) return <CreditCard {...props} />;
  return (
    <svg {...props} aria-hidden="true" viewBox={`0 0 ${drawn.width} ${height}`} focusable="false">
      <use href={`${drawn.url}#art`} />
    </svg>
  );
}
