import '@dayfare/themes/reset';
import '@dayfare/themes/surfaces';
import { defaultProps, loadVoice, logos } from '@dayfare/themes/brands/paycor';
import { space } from '@dayfare/themes/space';
import { BrandLogo } from '@dayfare/ui/brand-logo';
import { Button } from '@dayfare/ui/button';
import { Dialog } from '@dayfare/ui/dialog';
import { MaskedField } from '@dayfare/ui/masked-field';
import { UiProvider } from '@dayfare/ui/provider';
import { Stack } from '@dayfare/ui/stack';
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';

const voice = await loadVoice('en');

function App() {
  const [isOpen, setOpen] = useState(false);
  return (
    <UiProvider locale="en-US" defaults={defaultProps}>
      <Stack gap={4}>
        <BrandLogo logo={logos.full} name={voice.tagline} />
        <MaskedField label={`How much, ${space[4]}?`} mode="decimal" />
        <Button onPress={() => setOpen(true)}>Get $40.00</Button>
        <Dialog isOpen={isOpen} onOpenChange={setOpen} title="Is that right?">
          $40.00, free.
        </Dialog>
      </Stack>
    </UiProvider>
  );
}

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
