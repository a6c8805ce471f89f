import { expect, it } from 'vitest';
import { instrumentKind } from '../enums/instrument.ts';
import { holdsMoney, isOwnMoney } from './holds-money.ts';

it('we hold pots and our own card, and know the balance of nothing else', () => {
  const held = instrumentKind.names.filter((kind) => holdsMoney({ kind, subType: 'DayfareCard' }));
  expect(held.toSorted()).toEqual(['Card', 'DirectAccumulatedBalance', 'Savings', 'TimelyTips']);
  expect(instrumentKind.names.filter((kind) => holdsMoney({ kind, subType: 'DebitCard' }))).not.toContain(
    'Card',
  );
});

it('what was saved and what was earned as tips is not early pay; what is on a card can be', () => {
  expect(instrumentKind.names.filter(isOwnMoney).toSorted()).toEqual(['Savings', 'TimelyTips']);
});
