import { loadVoice, logos } from '@dayfare/themes/brands/paycor';
import { Amount } from '@dayfare/ui/amount';
import { BrandLogo } from '@dayfare/ui/brand-logo';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import { GetMoney } from './get-money.tsx';

/** Rendered on the server, but for the dialog. */
export default async function Page() {
  const voice = await loadVoice('en');
  return (
    <Stack gap={4}>
      <BrandLogo logo={logos.full} name={voice.productName} />
      <Text as="h1" variant="title">
        {voice.tagline}
      </Text>
      <Amount minor={4000} currency="USD" />
      <GetMoney />
    </Stack>
  );
}
