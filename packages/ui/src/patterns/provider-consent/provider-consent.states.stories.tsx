import preview from '@dayfare/storybook/preview';
import { fn, userEvent, within } from 'storybook/test';
import { accented, twiceAsLong, unbreakable } from '../../testing/stress-text.tsx';
import { ProviderConsent } from './provider-consent.tsx';

const meta = preview.meta({
  component: ProviderConsent,
  title: 'Patterns/Provider consent/States',
  args: { isOpen: true, onClose: fn(), onContinue: fn() },
});

/** As it opens. */
export const Open = meta.story();

/** The provider's page is being opened. */
export const Opening = meta.story({
  play: async () => {
    const button = await within(document.body).findByRole('button', { name: /Continue to provide consent/ });
    await userEvent.click(button);
  },
});

/** Words at twice their length, and one that offers no place to break. */
export const ManyWords = meta.story({
  args: {
    text: {
      title: accented(twiceAsLong('Continue to provide consent')),
      message: unbreakable,
      continue: twiceAsLong('Continue to provide consent'),
    },
  },
});
