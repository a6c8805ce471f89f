import { describe, expect, it } from 'vitest';
import { payNameOf, payNameProblem, tidyPayName } from './payname.ts';

describe('payNameProblem', () => {
  it.each(['maya.torres+venmo', ' Maya.Torres+Venmo ', 'sam2+paypal'])('accepts %s', (text) => {
    expect(payNameProblem(text)).toBeNull();
  });

  it.each(['maya', 'maya+', '+venmo', 'ma+venmo', '2maya+venmo', 'maya torres+venmo', 'a+b+c', 'maya+v3nmo'])(
    'refuses %s',
    (text) => {
      expect(payNameProblem(text)).toEqual({ key: 'PayNameNotValid' });
    },
  );

  it.each(['', '  '])('has to be there', (text) => {
    expect(payNameProblem(text)).toEqual({ key: 'Required' });
  });
});

describe('payNameOf', () => {
  it('parts the name from the service, whatever the case', () => {
    expect(payNameOf(' Maya.Torres+Venmo')).toEqual({ name: 'maya.torres', service: 'venmo' });
    expect(payNameOf('maya')).toBeNull();
    expect(tidyPayName(' Maya+Venmo ')).toBe('maya+venmo');
  });
});
