import { expect, it } from 'vitest';
import { outsideLink } from './outside-link.ts';

const context = {
  origin: 'https://pay.example',
  inAppUrls: ['https://bank.example/link', 'https://both.example/', 'host.example'],
  outAppUrls: ['https://both.example/out', 'no address', 'https://pay.example/legal'],
};

it.each([
  ['https://pay.example/faqs', 'inside'],
  ['https://bank.example/link', 'inside'],
  ['https://bank.example/link/step?x=1', 'inside'],
  ['https://host.example/any', 'inside'],
  ['https://bank.example/linked', 'outside'],
  ['https://bank.example:8443/link', 'outside'],
  ['https://bank.example.evil.example/link', 'outside'],
  ['https://both.example/in', 'inside'],
  ['https://both.example/out/now', 'outside'],
  ['https://pay.example/legal/terms', 'outside'],
  ['https://partner.example/help', 'outside'],
  ['tel:+18558540485', 'outside'],
  ['mailto:help@pay.example', 'outside'],
  ['sms:+18558540485', 'outside'],
  ['http://partner.example/', 'nowhere'],
  ['javascript:alert(1)', 'nowhere'],
  ['data:text/html,x', 'nowhere'],
  ['intent://pay.example/#Intent;end', 'nowhere'],
  ['file:///etc/passwd', 'nowhere'],
  ['no address', 'nowhere'],
])('%s is opened %s', (href, where) => {
  expect(outsideLink(href, context)).toBe(where);
});
