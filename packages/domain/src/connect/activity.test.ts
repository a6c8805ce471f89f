import { expect, it } from 'vitest';
import { activityType, attachmentType, fitsActivitySearch } from './activity.ts';

it('activities and what is attached to them are numbered as documented', () => {
  expect(activityType.names.map(activityType.toWire)).toEqual([1, 2, 3, 4, 5]);
  expect(attachmentType.names).toEqual(['Image', 'Video', 'Document', 'Audio', 'Other']);
});

it('an activity is found by words of its title, text and sender, whatever their accents', () => {
  const one = { title: 'Inventory', body: 'We begin at five.', sender: 'José Núñez' };
  for (const search of ['', 'inven', 'FIVE  jose', 'nunez'])
    expect(fitsActivitySearch(one, search)).toBe(true);
  expect(fitsActivitySearch(one, 'inventory six')).toBe(false);
});
