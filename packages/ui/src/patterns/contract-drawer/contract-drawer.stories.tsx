import preview from '@dayfare/storybook/preview';
import { useEffect, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../components/button/button.tsx';
import { Text } from '../../primitives/text/text.tsx';
import { expectWalk, shownOverlay } from '../shared/testing/walk.ts';
import { backedOut, ContractDrawer, type ContractDrawerProps } from './contract-drawer.tsx';

const clauses = (about: string) =>
  Array.from({ length: 16 }, (_, clause) => (
    <Text key={`clause-${clause + 1}`}>
      {clause + 1}. {about} What you take early comes off your next pay, together with the fee that was shown
      before.
    </Text>
  ));

const contracts = [
  { id: '12', title: 'Transfer agreement', content: clauses('This is about one transfer.') },
  { id: '6', title: 'Electronic transfers', content: clauses('This is about your bank.') },
  { id: '8', title: 'Terms of service', content: clauses('This is about the service.') },
];

const failure = {
  failedTitle: 'The agreements could not be loaded',
  failed: 'You have agreed to nothing. Try again.',
};

const meta = preview.meta({
  component: ContractDrawer,
  title: 'Patterns/Contract drawer',
  args: {
    isOpen: false,
    contracts,
    onDismiss: fn(),
    onRetry: fn(),
    text: {
      title: 'Agreements',
      agree: (position: number, total: number) => `I Agree ${position}/${total}`,
      position: (position: number, total: number) => `Agreement ${position} of ${total}`,
      ...failure,
    },
  },
});

function Page(props: ContractDrawerProps) {
  const [isOpen, setOpen] = useState(props.isOpen);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Read the agreements</Button>
      <ContractDrawer
        {...props}
        isOpen={isOpen}
        onDismiss={(result) => {
          setOpen(false);
          props.onDismiss(result);
        }}
      />
    </>
  );
}

const render = (args: object) => <Page {...(args as ContractDrawerProps)} />;
const body = within(document.body);
const press = async (name: string) => userEvent.click(await body.findByRole('button', { name }));

/** Each contract is agreed to by itself; after the last the drawer goes, with the number of contracts. */
export const AgreeToAll = meta.story({
  tags: ['ui-017'],
  render,
  play: async ({ args }) => {
    await press('Read the agreements');
    await press('I Agree 1/3');
    const heading = await body.findByRole('heading', { name: /Agreement 2 of 3\s+Electronic transfers/ });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    await press('I Agree 2/3');
    await press('I Agree 3/3');
    await expect(args.onDismiss).toHaveBeenLastCalledWith({ agreed: true, counter: 3 });
    await waitFor(() => expect(body.queryByRole('dialog')).toBeNull());
  },
});

/** Back goes to the contract before; from the first one it dismisses with -1. */
export const BackFromTheFirst = meta.story({
  render,
  play: async ({ args }) => {
    await press('Read the agreements');
    await press('I Agree 1/3');
    await press('Back');
    await body.findByRole('heading', { name: /Agreement 1 of 3/ });
    await press('Back');
    await expect(args.onDismiss).toHaveBeenLastCalledWith({ agreed: false, counter: backedOut });
  },
});

/** The cross, like Escape, leaves early: nothing is agreed to. */
export const LeftEarly = meta.story({
  render,
  play: async ({ args }) => {
    await press('Read the agreements');
    await press('I Agree 1/3');
    await press('Close');
    await expect(args.onDismiss).toHaveBeenLastCalledWith({ agreed: false, counter: 1 });
  },
});

/** The drawer is as high before its contracts have come as after, so that nothing moves while one begins to read. */
export const StandsStill = meta.story({
  args: { isOpen: true },
  render: function Arriving(args) {
    const [state, setState] = useState<'failed' | 'loading' | 'ready'>('failed');
    useEffect(() => {
      const come = () => setState('ready');
      window.addEventListener('contracts-come', come);
      return () => window.removeEventListener('contracts-come', come);
    }, []);
    return (
      <ContractDrawer
        {...(args as ContractDrawerProps)}
        state={state}
        contracts={state === 'ready' ? contracts.slice(0, 1) : []}
        onRetry={() => setState('loading')}
      />
    );
  },
  play: async () => {
    const heightOf = (part: string) => document.querySelector(part)?.getBoundingClientRect().height;
    await shownOverlay();
    const failed = heightOf('[role="dialog"]');
    await press('Try again');
    await waitFor(() => expect(body.queryByRole('button', { name: 'Try again' })).toBeNull());
    const title = heightOf('[role="dialog"] h2');
    window.dispatchEvent(new Event('contracts-come'));
    await body.findByRole('heading', { name: /Transfer agreement/ });
    await expect(heightOf('[role="dialog"]')).toBe(failed);
    await expect(heightOf('[role="dialog"] h2')).toBe(title);
  },
});

/** By keyboard alone: through the drawer, out of it, and back to where the focus was. */
export const KeyboardWalk = meta.story({
  render,
  play: async () => {
    const trigger = await body.findByRole('button', { name: 'Read the agreements' });
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    await shownOverlay();
    await expectWalk(['Back', 'Close', /Agreement|Transfer agreement/, 'I Agree 1/3']);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(document.querySelector('[role="dialog"]')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(trigger));
  },
});

/** In Spanish, with the drawer's own words. */
export const Spanish = meta.story({
  globals: { language: 'es' },
  render,
  args: { isOpen: true, text: undefined },
  play: async () => {
    await expect(await body.findByRole('button', { name: 'Acepto 1/3' })).toBeInTheDocument();
  },
});

/** In Canadian French, with the drawer's own words. */
export const CanadianFrench = meta.story({
  globals: { language: 'fr' },
  render,
  args: { isOpen: true, text: undefined },
  play: async () => {
    await expect(await body.findByRole('button', { name: 'J’accepte 1/3' })).toBeInTheDocument();
  },
});

/** Open, to look at: the contract scrolls, the button stays. */
export const Open = meta.story({ render, args: { isOpen: true } });

/** The contracts are on their way; there is nothing to agree to yet. */
export const Loading = meta.story({ render, args: { isOpen: true, state: 'loading', contracts: [] } });

/** The contracts could not be loaded; nothing is agreed to, and one can try again. */
export const Failed = meta.story({
  render,
  args: { isOpen: true, state: 'failed', contracts: [] },
  play: async ({ args }) => {
    await press('Try again');
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(body.queryByRole('button', { name: /Agree/ })).toBeNull();
  },
});

/** All contracts below one another, with one box for them; going on without it says what is missing. */
export const OneBoxForAll = meta.story({
  tags: ['ui-017'],
  render,
  args: {
    isOpen: true,
    agreement: 'checkbox',
    contracts: contracts.slice(0, 2),
    text: {
      title: 'Agreements',
      agree: 'I agree to these agreements',
      done: 'Continue',
      agreeFirst: 'Tick the box to agree.',
      ...failure,
    },
  },
  play: async ({ args }) => {
    await press('Continue');
    await body.findByText('Tick the box to agree.');
    await expect(args.onDismiss).not.toHaveBeenCalled();
    await userEvent.click(body.getByRole('checkbox', { name: /I agree to these agreements/ }));
    await press('Continue');
    await expect(args.onDismiss).toHaveBeenLastCalledWith({ agreed: true, counter: 2 });
  },
});
