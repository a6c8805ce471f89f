import { describe, expect, it } from 'vitest';
import { goalNameProblem } from './goal-name.ts';

const existing = ['New car', 'Été  2027'];

describe('goalNameProblem', () => {
  it.each([
    ['New car', 'New car'],
    [' new  CAR ', 'New car'],
    ['E\u0301te\u0301 2027', 'Été  2027'],
  ])('%j exists already as %j [validation-019]', (name, taken) => {
    expect(goalNameProblem(name, existing)).toEqual({ key: 'GoalNameAlreadyExists', name: taken });
  });

  it.each(['Newcar', 'New cars', 'Ete 2027'])('%j is new', (name) => {
    expect(goalNameProblem(name, existing)).toBeNull();
  });

  it('asks for a name where none stands', () => {
    expect(goalNameProblem(' ', existing)).toEqual({ key: 'Required' });
    expect(goalNameProblem('', [''])).toEqual({ key: 'Required' });
  });
});
