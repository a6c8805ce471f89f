import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { people } from '../../../testing/sandbox/people.ts';
import { arriveAt, choose, fill, follow, press, readInMain } from '../../../testing/sandbox/person-steps.ts';
import { useSandbox } from '../../../testing/sandbox/use-sandbox.ts';

const server = useSandbox();
const open = () => server.sandbox.configure({ EnableMarketPlace: '1' });
afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
});

describe('prescriptions', () => {
  it('have a card that is shared by whoever has something to share with', async () => {
    await open();
    const share = vi.fn(async () => undefined);
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    const page = await server.open('/rxdiscount', { as: people.maya });
    await press(page, 'Share this card');
    await waitFor(() =>
      expect(share).toHaveBeenCalledWith(
        expect.objectContaining({
          text: expect.stringMatching(/^Prescription discount card\. Member ID RX\d{8}, group ID EWA2026/),
        }),
      ),
    );
  });

  it('are priced by drug and place; what can’t begin a name is not looked for [validation-005]', async () => {
    await open();
    const page = await server.open('/rxdiscount/prices', { as: people.maya });
    await arriveAt('Prescription prices');
    const field = await screen.findByRole('combobox', { name: 'Drug' });
    await page.user.type(field, '-5 HTP');
    await readInMain('Begin with a letter, and use letters, digits, hyphens and spaces.');
    expect(server.network.count('marketplace/FindDrugs')).toBe(0);
    await page.user.clear(field);
    await page.user.type(field, 'Co-tri');
    await page.user.click(await screen.findByRole('option', { name: /^Co-trimoxazole/ }));
    await fill(page, 'City or postal code', 'Brooklyn');
    await choose(page, '60 tablets');
    // The list is another one whenever something else is looked for.
    const listOf = () => screen.getByRole('list', { name: 'Prescription prices' });
    await waitFor(() => expect(within(listOf()).getAllByRole('listitem')).toHaveLength(1));
    const words = listOf().textContent?.replaceAll('\u00A0', ' ');
    expect(words).toContain('Court Street Drugs');
    expect(words).toContain('$46.80 without the card');
    expect(words).toContain('$18.25');
  });

  it('have cards of the family, by a name of letters and spaces alone [validation-003] [validation-009]', async () => {
    await open();
    const page = await server.open('/rxdiscount', { as: people.maya });
    await follow(page, 'Cards of your family');
    await arriveAt('Cards of your family');
    await press(page, 'Add the card');
    await readInMain('Enter a name.');
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: /^First name/ });
    await page.user.type(field, 'An4a_ M3ar-ía!');
    expect(field.value).toBe('Ana María');
    await page.user.keyboard('{ArrowLeft}{Backspace}{Delete}{Home}{Delete}{End}');
    expect(field.value).toBe('na Mar');
    await page.user.clear(field);
    await page.user.type(field, 'Ana');
    await press(page, 'Add the card');
    await press(page, 'Card of Ana');
    await screen.findByRole('button', { name: /Member ID/ });
    await press(page, 'Remove this card');
    await press(page, 'Remove it');
    await readInMain('No cards yet.');
  });
});
