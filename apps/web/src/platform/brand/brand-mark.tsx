import { brandLogos } from '@dayfare/themes/brands/logos';
import type { BrandLogos } from '@dayfare/themes/logo';
import { BrandLogo } from '@dayfare/ui/brand-logo';
import { Text } from '@dayfare/ui/text';
import { useApp } from '../app-context/app-context.ts';
import { useVoice } from '../i18n/use-texts.ts';
import { useCell } from '../state/cell.ts';

/** Height of every logo drawing, in its own units. */
const height = 40;

/** The logo of the page's brand: the wordmark, or the mark alone. A brand without artwork shows its name. */
export function BrandMark({ drawing = 'full' }: { drawing?: keyof BrandLogos | undefined }) {
  const { brand } = useApp();
  const own = brandLogos[useCell(brand.current)][drawing];
  const over = useCell(brand.over);
  const voice = useVoice();
  if (!over) return <BrandLogo logo={own} name={voice('productName')} />;
  const drawn = (drawing === 'mark' && over.mark) || over.logo;
  if (drawn) return <BrandLogo logo={{ ...drawn, height }} name={over.name} />;
  return (
    <Text as="span" variant="label" isStrong isSingleLine>
      {over.name}
    </Text>
  );
}
