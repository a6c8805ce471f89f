import preview from '@dayfare/storybook/preview';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Opener } from '../shared/testing/opener.tsx';
import { expectFocusReturned, expectWalk, openByKeyboard } from '../shared/testing/walk.ts';
import { ProviderConsent, type ProviderConsentProps } from './provider-consent.tsx';

const meta = preview.meta({
  component: ProviderConsent,
  title: 'Patterns/Provider consent',
  args: { isOpen: false, onClose: fn(), onContinue: fn() },
});

const render = (args: ProviderConsentProps) => (
  <Opener startsOpen={args.isOpen}>
    {(isOpen, setOpen) => (
      <ProviderConsent
        {...args}
        isOpen={isOpen}
        onClose={() => {
          setOpen(false);
          args.onClose();
        }}
      />
    )}
  </Opener>
);

/** One press leads on and shows the spinner; a second one does nothing. */
export const Continue = meta.story({
  tags: ['ui-003'],
  render,
  play: async ({ args }) => {
    const sheet = within(await openByKeyboard());
    await expectWalk(['Close', 'Continue to provide consent']);
    const go = sheet.getByRole('button', { name: 'Continue to provide consent' });
    await userEvent.click(go);
    await expect(await sheet.findByText('Opening your payroll provider')).toBeInTheDocument();
    await userEvent.click(sheet.getByRole('button', { name: /Continue to provide consent/ }));
    await expect(args.onContinue).toHaveBeenCalledOnce();
    await userEvent.click(sheet.getByRole('button', { name: 'Close' }));
    await expectFocusReturned();
  },
});

/** In Spanish. */
export const Spanish = meta.story({ globals: { language: 'es' }, args: { isOpen: true }, render });

/** In Canadian French. */
export const CanadianFrench = meta.story({ globals: { language: 'fr' }, args: { isOpen: true }, render });
