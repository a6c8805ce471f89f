import { expect, userEvent, within } from 'storybook/test';
import preview from '../../preview.tsx';
import { readGlobals } from '../shared/looks.ts';
import { type CheckName, checkNames, type Outcome, type Status } from './status-data.ts';
import { StatusPage } from './status-page.tsx';
import { useStatus } from './use-status.ts';

const meta = preview.meta({
  title: 'Studio/Status',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
});

const passed: Outcome = { made: 8, problems: [] };
const broken: Outcome = {
  made: 8,
  problems: ['Primary: paycor dark: color-contrast (Elements must meet contrast)'],
};
const checks = Object.fromEntries(checkNames.map((name) => [name, passed])) as Record<CheckName, Outcome>;

const sample: Status = {
  madeAt: '2026-11-21T12:00:00.000Z',
  commit: 'abc1234',
  parts: [
    {
      title: 'Components/Button',
      storyId: 'components-button--primary',
      madeAt: '2026-11-21T12:00:00.000Z',
      checks: { ...checks, axe: broken },
      brands: { common: passed, paycor: broken },
    },
    {
      title: 'Components/Badge',
      storyId: 'components-badge--count',
      madeAt: '2026-11-14T12:00:00.000Z',
      checks: { ...checks, keyboard: { made: 0, problems: [] } },
      brands: {},
    },
  ],
};

function Live({ globals }: { globals: ReturnType<typeof readGlobals> }) {
  return <StatusPage found={useStatus()} globals={globals} />;
}

/** What was found the last time on this machine. */
export const Page = meta.story({
  name: 'Status',
  render: (_, { globals }) => <Live globals={readGlobals(globals)} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Make it again' })).toBeVisible();
  },
});

/** An example: one part to mend, one brand at fault, one check that was not made. */
export const Example = meta.story({
  tags: ['!dev'],
  render: (_, { globals }) => <StatusPage found={sample} globals={readGlobals(globals)} />,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { name: '1 of 2 parts to mend' })).toBeVisible();
    await expect(canvas.getByText('Keyboard: not made')).toBeVisible();
    await expect(canvas.getByText(/1 part was looked at earlier/)).toBeVisible();
    const button = canvasElement.querySelector<HTMLElement>('[data-part="Components/Button"]');
    if (!button) throw new Error('Every part has a row.');
    await expect(within(button).getByText('axe: 1 to mend')).toBeVisible();
    await userEvent.click(within(button).getByRole('button', { name: /What is to be mended/ }));
    await expect(within(button).getByText(/color-contrast/)).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'axe in' }), 'common');
    await expect(canvas.getByRole('heading', { name: 'Nothing to mend' })).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'axe in' }), 'all');
  },
});

/** Before the first check: every part is there, with no check made, and how to make them. */
export const Missing = meta.story({
  tags: ['!dev'],
  render: (_, { globals }) => <StatusPage found="missing" globals={readGlobals(globals)} />,
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: /^\d{2,} parts, not looked at on this machine yet$/ }),
    ).toBeVisible();
    await expect(canvas.getByText('pnpm build:storybook && pnpm status')).toBeVisible();
  },
});
