import preview from '@dayfare/storybook/preview';
import { Ticket } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { DiscountSplash } from './discount-splash.tsx';

const meta = preview.meta({
  component: DiscountSplash,
  title: 'Patterns/Discount splash',
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Exclusive discounts, just for you',
    message: 'Your employer has arranged them. They cost you nothing.',
    offer: 'Up to 40 % off brands that you use every day',
    steps: [
      { title: 'Get started', text: 'We sign you in to the partner’s site.' },
      { title: 'Choose an offer', text: 'Groceries, travel, movies and more.' },
      { title: 'Pay less', text: 'The discount comes off at the checkout.' },
    ],
    onStart: fn(),
  },
});

/** What it is, how it works, and the way in. */
export const Default = meta.story({
  tags: ['marketplace-009'],
  args: { onBack: fn() },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'How it works' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await userEvent.click(canvas.getByRole('button', { name: 'Get Started' }));
    await expect(args.onStart).toHaveBeenCalledOnce();
  },
});

/** With a picture of one's own, a video and a cross. */
export const WithVideo = meta.story({
  args: {
    icon: Ticket,
    offer: 'Movie tickets from $9.00',
    media: { label: 'Watch how it works', href: 'https://example.com/how' },
    onClose: fn(),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Watch how it works.*new tab/ })).toHaveAttribute(
      'target',
      '_blank',
    );
  },
});

/** The partner's page is being opened: no second press. */
export const Opening = meta.story({
  args: { isPending: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Get Started/ }));
    await expect(args.onStart).not.toHaveBeenCalled();
  },
});

/** In Spanish. */
export const Spanish = meta.story({
  globals: { language: 'es' },
  args: {
    title: 'Descuentos exclusivos para ti',
    message: 'Tu empleador los consiguió. No te cuestan nada.',
    offer: 'Hasta 40 % de descuento en marcas que usas a diario',
    steps: [
      { title: 'Empieza', text: 'Te abrimos la sesión en el sitio del socio.' },
      { title: 'Elige una oferta' },
      { title: 'Paga menos', text: 'El descuento se aplica al pagar.' },
    ],
  },
});
