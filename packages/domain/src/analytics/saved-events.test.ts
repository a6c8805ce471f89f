import { expect, it } from 'vitest';
import { readSavedEvents, savedEvents, saveEventsFailure } from './saved-events.ts';

it('events are saved as a list of names with the status Active, each once [analytics-012]', () => {
  expect(savedEvents(['Opened', 'Linked', 'Opened'])).toEqual([
    { eventName: 'Opened', status: 'Active' },
    { eventName: 'Linked', status: 'Active' },
  ]);
  expect(savedEvents([])).toEqual([]);
  expect(savedEvents([''])).toEqual([]);
});

it('the name of a saved event tells no secret', () => {
  expect(savedEvents(['Linked 4242 4242 4242 4242'])).toEqual([
    { eventName: 'Linked [removed]', status: 'Active' },
  ]);
  expect(savedEvents(['a '.repeat(50), 'a '.repeat(51)]).map(({ eventName }) => eventName)).toEqual([
    'a '.repeat(50),
    '[removed]',
  ]);
});

it('a failure has the words of the documents [analytics-012]', () => {
  expect(saveEventsFailure).toBe('Failed to save events');
});

it('an error of reading them is replaced by true [analytics-013]', () => {
  const events = savedEvents(['Opened']);
  expect(readSavedEvents({ ok: true, events })).toBe(events);
  expect(readSavedEvents({ ok: false })).toBe(true);
});
