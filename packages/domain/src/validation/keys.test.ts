import { describe, expect, it } from 'vitest';
import { allowsKey, type KeyFilter } from './keys.ts';

const press = (key: string, held: { ctrlKey?: boolean; metaKey?: boolean } = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  ...held,
});
const typed = (filter: KeyFilter, keys: string) =>
  [...keys].filter((key) => allowsKey(filter, press(key))).join('');
const navigation = [
  'ArrowLeft',
  'ArrowRight',
  'Home',
  'End',
  'Tab',
  'Backspace',
  'Delete',
  'Enter',
  'Escape',
];

describe('allowsKey', () => {
  it('lets letters and space through, and blocks the rest [validation-009]', () => {
    expect(typed('letters', 'aZéñж ')).toBe('aZéñж ');
    expect(typed('letters', '0123456789.,-_@!?/$€😀\t')).toBe('');
  });

  it('lets digits through, and blocks the rest [validation-015]', () => {
    expect(typed('digits', '0123456789')).toBe('0123456789');
    expect(typed('digits', 'aZé .,-+e٣')).toBe('');
  });

  it('lets a decimal number through, and blocks the rest [validation-015]', () => {
    expect(typed('decimal', '0123456789.,-')).toBe('0123456789.,-');
    expect(typed('decimal', 'aZé +e')).toBe('');
  });

  it.each(['letters', 'digits', 'decimal'] as const)(
    'lets every navigation key through in %s, and what starts an accent [validation-009]',
    (filter) => {
      for (const key of [...navigation, 'Dead', 'Unidentified', 'Process']) {
        expect(allowsKey(filter, press(key))).toBe(true);
      }
    },
  );

  it.each(['digits', 'decimal'] as const)('lets copy and paste through in %s [validation-015]', (filter) => {
    for (const held of [{ ctrlKey: true }, { metaKey: true }]) {
      for (const key of 'acvxyzCV') expect(allowsKey(filter, press(key, held))).toBe(true);
      for (const key of 'bq1') expect(allowsKey(filter, press(key, held))).toBe(false);
    }
    expect(allowsKey(filter, press('c'))).toBe(false);
  });

  it('checks letters alike with a control key held', () => {
    expect(allowsKey('letters', press('b', { ctrlKey: true }))).toBe(true);
    expect(allowsKey('letters', press('1', { metaKey: true }))).toBe(false);
  });
});
