import { Button } from '../../components/button/button.tsx';
import { nothing, type Say } from './specimen.ts';

/** What a field has when all of it is there: help, and what is wrong. */
export const help = (say: Say) => ({
  description: say('As on your pay stub.'),
  error: say('Enter it to go on.'),
});

export const options = (say: Say) => [
  { value: 'bank', label: say('Everyday checking'), description: say('Arrives on Tuesday.') },
  { value: 'card', label: say('Visa debit'), description: say('Arrives in minutes.') },
];

export const transaction = (say: Say) => ({
  id: 'a',
  title: say('To Everyday checking'),
  subtitle: say('Next day'),
  date: '2026-11-20',
  minor: -4_000,
  status: 'pending' as const,
});

export const overlay = (say: Say) => ({
  isOpen: true,
  onOpenChange: nothing,
  title: say('Cancel this transfer?'),
  children: say('Cancelling is free.'),
  actions: <Button>{say('Cancel transfer')}</Button>,
});

export const steps = (say: Say) => [
  { title: say('Confirm your identity'), text: say('It takes two minutes.'), isDone: true },
  { title: say('Choose a PIN'), text: say('Four digits that only you know.') },
];

export const contracts = (say: Say) => [
  {
    id: 'transfers',
    title: say('Electronic transfers'),
    content: say('You can take this back at any time.'),
  },
];
