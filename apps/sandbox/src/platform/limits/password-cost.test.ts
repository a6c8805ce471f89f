import { expect, it } from 'vitest';
import { settingsFrom } from '../http/settings.ts';
import { quickPasswordCost, usualPasswordCost } from './password-cost.ts';

it('passwords are hashed at the usual cost, and quickly only by a server that can be steered', () => {
  expect(settingsFrom({ STEERING: '1' }).passwordCost).toEqual(usualPasswordCost);
  expect(settingsFrom({ STEERING: '1', PASSWORD_COST: 'quick' }).passwordCost).toEqual(quickPasswordCost);
  expect(() => settingsFrom({ PASSWORD_COST: 'quick' })).toThrow('needs STEERING=1');
  expect(() => settingsFrom({ STEERING: '1', PASSWORD_COST: 'low' })).toThrow('PASSWORD_COST is "low"');
});
