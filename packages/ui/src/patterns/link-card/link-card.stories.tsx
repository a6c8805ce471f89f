import preview from '@dayfare/storybook/preview';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Opener } from '../shared/testing/opener.tsx';
import { expectFocusReturned, openByKeyboard } from '../shared/testing/walk.ts';
import { LinkCard, type LinkCardProps } from './link-card.tsx';

const meta = preview.meta({
  component: LinkCard,
  title: 'Patterns/Link card',
  args: { isOpen: false, onClose: fn(), onContinue: fn() },
});

const render = (args: LinkCardProps) => (
  <Opener startsOpen={args.isOpen}>
    {(isOpen, setOpen) => (
      <LinkCard
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

/** The payroll card is chosen; the arrow keys choose the other one, never both. */
export const PayrollOrExpense = meta.story({
  tags: ['card-028'],
  render,
  play: async ({ args }) => {
    const sheet = within(await openByKeyboard());
    const [payroll, expense] = sheet.getAllByRole('radio');
    await expect(payroll).toHaveAccessibleName('Payroll card');
    await expect(payroll).toBeChecked();
    await userEvent.click(sheet.getByRole('button', { name: 'Continue' }));
    await expect(args.onContinue).toHaveBeenLastCalledWith('payroll');
    payroll?.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(expense).toBeChecked();
    await expect(payroll).not.toBeChecked();
    await userEvent.click(sheet.getByRole('button', { name: 'Continue' }));
    await expect(args.onContinue).toHaveBeenLastCalledWith('expense');
  },
});

/** Left without choosing: nothing goes on, and the focus is back where it was. */
export const Left = meta.story({
  render,
  play: async ({ args }) => {
    await openByKeyboard();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(args.onContinue).not.toHaveBeenCalled();
    await expectFocusReturned();
  },
});

/** In Spanish. */
export const Spanish = meta.story({ globals: { language: 'es' }, args: { isOpen: true }, render });

/** In Canadian French. */
export const CanadianFrench = meta.story({ globals: { language: 'fr' }, args: { isOpen: true }, render });
