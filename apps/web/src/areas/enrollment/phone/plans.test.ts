import { describe, expect, it } from 'vitest';
import { phoneParts, plansFrom } from './plans.ts';

describe('calling codes', () => {
  it('are those of the United States and Mexico without a configuration, or with one that makes no sense', () => {
    for (const setting of [undefined, '', '[]', '{', '[{"callingCode":"x"}]', '[null]'])
      expect(plansFrom(setting)).toBeUndefined();
    expect(phoneParts('+525512345678', undefined)).toEqual({ dialingCode: '52', mobileNumber: '5512345678' });
    expect(phoneParts('+13035550142', undefined)).toEqual({ dialingCode: '1', mobileNumber: '3035550142' });
  });

  it('are those of the configuration where it has some', () => {
    const guatemala = { callingCode: '502', regions: ['GT'], mask: '#### ####' };
    const plans = plansFrom(
      JSON.stringify([guatemala, { callingCode: '50', regions: ['XX'], mask: '####' }]),
    );
    expect(plans).toHaveLength(2);
    expect(phoneParts('+50212345678', plans)).toEqual({ dialingCode: '502', mobileNumber: '12345678' });
  });
});
