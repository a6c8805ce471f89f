import { type BrandLogos, brandLogos } from '@dayfare/themes/brands/logos';
import { BrandLogo } from '@dayfare/ui/brand-logo';
import { useApp } from '../app/app-context.ts';
import { useCell } from '../app/cell.ts';
import { useVoice } from '../i18n/use-texts.ts';

/** The logo of the brand that the page wears: the wordmark, or the mark alone. */
export function BrandMark({ drawing = 'full' }: { drawing?: keyof BrandLogos | undefined }) {
  const brand = useCell(useApp().brand.current);
  const voice = useVoice();
  return <BrandLogo logo={brandLogos[brand][drawing]} name={voice('productName')} />;
}
