import { expect, it } from 'vitest';
import { captchaProblem } from './captcha.ts';

it.each([null, '', ' '])(
  'a forgotten password is not reset with %j for a captcha [validation-019]',
  (answer) => {
    expect(captchaProblem(answer)).toEqual({ key: 'CaptchaRequired' });
  },
);

it('an answered captcha is enough', () => {
  expect(captchaProblem('03AF')).toBeNull();
});
