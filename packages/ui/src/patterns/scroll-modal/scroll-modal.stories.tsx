import preview from '@dayfare/storybook/preview';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Opener } from '../shared/testing/opener.tsx';
import { expectFocusReturned, openByKeyboard, shownOverlay } from '../shared/testing/walk.ts';
import { ScrollModal, type ScrollModalProps } from './scroll-modal.tsx';

const args: ScrollModalProps = {
  isOpen: true,
  onClose: fn(),
  title: 'Load your card automatically',
  children: 'When your card runs low, we top it up from the pay you have already earned.',
  cta: { label: 'Turn on autoload', onPress: fn() },
};

const everything = {
  steps: [
    { title: 'Choose an amount', text: 'From $10.00 to $100.00.' },
    { title: 'Choose when', text: 'Below a balance, or when a payment would fail.' },
    { title: 'Stop at any time', text: 'On one screen, for free.' },
  ],
  anchor: { label: 'See all fees and limits', href: '#fees' },
  issuerStatements: ['The Dayfare® Prepaid Card is issued by a bank that is a member of the FDIC.'],
};

const meta = preview.meta({ component: ScrollModal, title: 'Patterns/Scroll modal', args });

function Asking(props: ScrollModalProps) {
  const [isSelected, setSelected] = useState(false);
  const [wasTried, setTried] = useState(false);
  return (
    <Opener startsOpen={props.isOpen}>
      {(isOpen, setOpen) => (
        <ScrollModal
          {...props}
          isOpen={isOpen}
          onClose={() => {
            setOpen(false);
            props.onClose();
          }}
          cta={{ ...props.cta, onPress: (event) => (isSelected ? props.cta.onPress(event) : setTried(true)) }}
          checkbox={{
            label: 'I agree to the autoload terms.',
            isSelected,
            onChange: setSelected,
            error: wasTried && !isSelected && 'Tick the box to go on.',
          }}
        />
      )}
    </Opener>
  );
}

/** Every part of it; without the box one is told what is missing. */
export const Everything = meta.story({
  tags: ['ui-004'],
  args: { ...everything, isOpen: false },
  render: (given) => <Asking {...args} {...given} />,
  play: async ({ args: { cta, onClose } }) => {
    const dialog = within(await openByKeyboard());
    await expect(dialog.getByRole('heading', { level: 3, name: 'How it works' })).toBeVisible();
    await expect(dialog.getAllByRole('listitem')).toHaveLength(3);
    await expect(dialog.getByRole('link', { name: 'See all fees and limits' })).toBeInTheDocument();
    await expect(dialog.getByText(/issued by a bank/).querySelector('sup')).toHaveTextContent('®');
    await userEvent.click(dialog.getByRole('button', { name: 'Turn on autoload' }));
    await dialog.findByText('Tick the box to go on.');
    await expect(cta.onPress).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('checkbox'));
    await userEvent.click(dialog.getByRole('button', { name: 'Turn on autoload' }));
    await expect(cta.onPress).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(onClose).toHaveBeenCalledOnce();
    await expectFocusReturned();
  },
});

/** Title, text and button only. */
export const Plain = meta.story({
  tags: ['ui-004'],
  play: async () => {
    const dialog = within(await shownOverlay());
    await expect(dialog.queryByRole('list')).toBeNull();
    await expect(dialog.queryByRole('checkbox')).toBeNull();
    await expect(dialog.queryByRole('timer')).toBeNull();
    await expect(dialog.getByRole('button', { name: 'Turn on autoload' })).toBeVisible();
  },
});

/** The offer ends soon. */
export const WithCountdown = meta.story({
  tags: ['ui-004'],
  render: (given) => {
    const [endsAt] = useState(() => Date.now() + 600_000);
    return <ScrollModal {...args} {...given} countdown={{ label: 'The offer ends in', endsAt }} />;
  },
  play: async () => {
    const dialog = within(await shownOverlay());
    await expect(dialog.getByRole('timer', { name: 'The offer ends in' })).toHaveTextContent(
      /^(10:00|9:\d\d)$/,
    );
  },
});

/** In Spanish. */
export const Spanish = meta.story({
  globals: { language: 'es' },
  args: {
    title: 'Carga tu tarjeta automáticamente',
    children: 'Cuando te quede poco saldo, la recargamos con lo que ya ganaste.',
    steps: [{ title: 'Elige un monto' }, { title: 'Elige cuándo' }],
    cta: { label: 'Activar la carga automática', onPress: fn() },
  },
});
