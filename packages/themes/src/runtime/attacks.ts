import { tokens as neutral } from '../foundations/neutral/tokens.ts';

/** A text that a hostile or broken server could send as a brand, and what it tries. */
export interface Attack {
  readonly what: string;
  readonly text: unknown;
}

const brand = (tokens: unknown, rest: object = {}) => JSON.stringify({ name: 'Acme', tokens, ...rest });

const colours = (role: string, list: Readonly<Record<string, unknown>>): Attack[] =>
  Object.entries(list).map(([what, value]) => ({ what, text: brand({ light: { [role]: value } }) }));

const values = (
  group: string,
  list: readonly (readonly [what: string, name: string, value: unknown])[],
): Attack[] => list.map(([what, name, value]) => ({ what, text: brand({ [group]: { [name]: value } }) }));

const names = (list: Readonly<Record<string, unknown>>): Attack[] =>
  Object.entries(list).map(([what, name]) => ({ what, text: brand({}, { name }) }));

const logos = (list: Readonly<Record<string, unknown>>): Attack[] =>
  Object.entries(list).map(([what, url]) => ({ what, text: brand({}, { logo: { url, width: 120 } }) }));

const intoCss = colours('canvas', {
  'a colour that fetches': 'url(https://evil.test/x)',
  'a colour that fetches, escaped': '\\75 rl(https://evil.test/x)',
  'a colour that fetches, in capitals': 'URL(//evil.test)',
  'a colour that fetches a set of images': 'image-set("https://evil.test/x" 1x)',
  'a colour that runs': 'expression(alert(1))',
  'a colour with a script address': 'javascript:alert(1)',
  'a colour that ends its rule': '#ffffff}body{display:none}',
  'a colour that adds a declaration': '#ffffff;position:fixed',
  'a colour that opens a comment': '#ffffff/*',
  'a colour behind a comment': '/**/#ffffff',
  'a colour with a comment inside': '#fff/**/fff',
  'a colour that closes the style element': '</style><script>alert(1)</script>',
  'a colour that reads a variable': 'var(--df-colour-text)',
  'a colour that reads an attribute': 'attr(data-x)',
  'a colour that reads the environment': 'env(x, url(//evil.test))',
  'a colour that imports': '@import "//evil.test"',
  'a colour with a line break': '#ffffff\n',
  'a colour with a null character': '#ffffff\u0000',
  'a colour with an escaped number sign': '\\23ffffff',
  'a colour with a full-width number sign': '＃ffffff',
  'a colour with full-width letters': '#ｆｆｆｆｆｆ',
  'a colour that is important': '#ffffff !important',
  'a colour by name': 'white',
  'a colour by function': 'rgb(255 255 255)',
  'a colour that inherits': 'inherit',
  'a colour of no length': '',
  'a colour of ten thousand characters': `#${'f'.repeat(10_000)}`,
  'a colour as a list': ['#ffffff'],
  'a colour as an object': { toString: '#ffffff' },
  'a colour as a number': 16_777_215,
  'a colour that is null': null,
  'a colour that is true': true,
});

const invisible: Attack[] = [
  ...colours('text', {
    'text with no opacity': '#00000000',
    'text in the colour of the page': '#f5f5f6',
    'text almost in the colour of the page': '#e8e8e8',
    'text that is transparent': 'transparent',
  }),
  ...[
    { what: 'a label in the colour of its button', light: { onAction: '#2a2d31' } },
    { what: 'a fee that nobody can read', light: { textMuted: '#d0d0d0' } },
    { what: 'an error without colour', light: { dangerText: '#ffffff' } },
    { what: 'a link like the page', light: { link: '#f5f5f6', linkHover: '#f5f5f6' } },
    { what: 'a focus ring that is not seen', light: { focusRing: '#f5f5f6' } },
    { what: 'a field without an edge', light: { borderStrong: '#ffffff' } },
    { what: 'words lost on the brand', light: { onBrand: '#2a2d31' } },
    { what: 'words lost on a photo', light: { media: '#ffffff' } },
    { what: 'words lost on a snackbar', light: { onInverse: '#17181a' } },
    { what: 'words lost in the dark only', dark: { text: '#111111' } },
    { what: 'a veil that hides nothing is no colour of ours', light: { scrim: '#000000ff' } },
    { what: 'a page that is see-through', light: { canvas: '#ffffff80' } },
  ].map(({ what, ...tokens }) => ({ what, text: brand(tokens) })),
];

const hugeOrTiny: Attack[] = [
  ...values('radius', [
    ['a corner as large as a town', 'card', 1e9],
    ['a corner below nothing', 'card', -1],
    ['a corner with its unit', 'card', '8px'],
    ['a corner that calculates', 'card', 'calc(1px * 1e9)'],
    ['a corner without end', 'card', '1e999'],
    ['a corner that is null', 'card', null],
  ]),
  { what: 'a number that overflows', text: '{"name":"Acme","tokens":{"radius":{"card":1e999}}}' },
  ...values('type', [
    ['text too small to read', 'body', 0.01],
    ['a caption too small to read', 'caption', 0.5],
    ['an amount that fills the screen', 'hero', 500],
    ['an amount smaller than its caption', 'title', 1],
    ['a weight that no font has', 'headingWeight', 1],
    ['letters on top of each other', 'displayTracking', -1],
    ['a font that ends its rule', 'bodyFamily', 'x} *{display:none} a{x:serif'],
    ['a font that fetches', 'bodyFamily', 'url(//evil.test/f), serif'],
    ['a font that fetches, escaped', 'bodyFamily', '\\75rl(x), serif'],
    ['a font with an open quote', 'bodyFamily', "'Segoe UI, serif"],
    ['a font with an escaped quote', 'bodyFamily', "'Segoe \\' UI', serif"],
    ['a font with a comment', 'bodyFamily', 'Arial/**/, serif'],
    ['a font that inherits', 'bodyFamily', 'inherit, serif'],
    ['a font without a fallback', 'bodyFamily', 'Wingdings'],
    ['a font of pictures', 'bodyFamily', 'Wingdings, serif'],
    ['a font of symbols', 'bodyFamily', "'Segoe UI Symbol', sans-serif"],
    ['a font that is important', 'bodyFamily', 'serif !important'],
    ['a font that closes the style element', 'bodyFamily', '</style>, serif'],
    ['a thousand fonts', 'bodyFamily', `${'Arial, '.repeat(1000)}serif`],
    ['a font as a list', 'bodyFamily', ['serif']],
  ]),
  ...values('density', [
    ['buttons too small for a finger', 'control', 10],
    ['rows too small for a finger', 'row', 1],
    ['padding that pushes all off the screen', 'cardPadding', 9999],
    ['padding beside the grid', 'section', 17],
  ]),
  ...values('motion', [
    ['motion that flashes', 'quick', 0],
    ['motion that never ends', 'enter', 1e7],
    ['motion with steps', 'easing', 'steps(1000000)'],
    ['motion by name', 'easing', 'ease'],
    ['motion that runs away', 'easing', 'cubic-bezier(0, 99, 1, -99)'],
    ['motion that adds a declaration', 'easing', 'cubic-bezier(0, 0, 1, 1); display: none'],
    ['motion that fetches', 'easing', 'linear(url(//evil.test))'],
  ]),
  ...values('elevation', [['a shadow over everything', 'overlay', 1e6]]),
];

const { light, dark } = neutral;

/** Every pair can be read, and yet a difference that has a meaning is gone. */
const alike: Attack[] = [
  {
    what: 'success and danger swapped',
    light: {
      dangerText: light.successText,
      dangerBorder: light.successBorder,
      dangerSurface: light.successSurface,
      successText: light.dangerText,
      successBorder: light.dangerBorder,
      successSurface: light.dangerSurface,
    },
  },
  {
    what: 'a destructive action like the main one',
    light: { danger: light.action, dangerHover: light.actionHover, onDanger: light.onAction },
  },
  {
    what: 'a main action like the destructive one',
    light: { action: light.danger, actionHover: light.dangerHover },
  },
  { what: 'light and dark swapped', light: dark, dark: light },
  { what: 'a veil that lets all through', light: { scrim: '#00000000' }, dark: { scrim: '#00000000' } },
  { what: 'a link like the text around it', light: { link: light.text } },
  { what: 'a link like the text around it, but for a shade', light: { link: '#1b1c1e' } },
  { what: 'cards that vanish in the dark page', dark: { surface: dark.canvas } },
  { what: 'a main action that does not answer the pointer', light: { actionHover: light.action } },
  { what: 'a link that does not answer the pointer', light: { linkHover: light.link } },
].map(({ what, ...tokens }) => ({ what, text: brand(tokens) }));

const strangers: Attack[] = [
  {
    what: 'fifteen hundred unknown keys',
    text: brand({}, Object.fromEntries(Array.from({ length: 1500 }, (_, index) => [`k${index}`, 1]))),
  },
  { what: 'a prototype at the top', text: '{"name":"Acme","tokens":{},"__proto__":{"polluted":true}}' },
  { what: 'a prototype among the groups', text: '{"name":"Acme","tokens":{"__proto__":{"polluted":true}}}' },
  {
    what: 'a prototype among the colours',
    text: '{"name":"Acme","tokens":{"light":{"__proto__":{"text":"#ffffff"}}}}',
  },
  { what: 'a constructor', text: '{"name":"Acme","tokens":{"constructor":{"prototype":{"polluted":true}}}}' },
  { what: 'a constructor among the colours', text: brand({ light: { constructor: '#ffffff' } }) },
  { what: 'a method among the colours', text: brand({ light: { hasOwnProperty: '#ffffff' } }) },
  { what: 'a token for layout', text: brand({ density: { display: 'none' } }) },
  { what: 'a variable of its own', text: brand({ light: { '--df-colour-text': '#ffffff' } }) },
  { what: 'a name that ends its rule', text: brand({ light: { 'text:#fff}*{x': '#ffffff' } }) },
  { what: 'a token in other capitals', text: brand({ light: { Text: '#17181a' } }) },
  { what: 'a sheet of its own', text: brand({}, { css: '*{display:none}' }) },
  { what: 'a script of its own', text: brand({}, { script: 'alert(1)' }) },
  { what: 'a scheme of its own', text: brand({ highContrast: {} }) },
  { what: 'colours as a list', text: brand({ light: ['#ffffff'] }) },
  { what: 'colours as text', text: brand({ light: '#ffffff' }) },
  { what: 'tokens as a list', text: brand([]) },
  { what: 'no tokens at all', text: '{"name":"Acme","tokens":null}' },
];

const noBrand: Attack[] = [
  { what: 'no JSON', text: '{name: "Acme"}' },
  { what: 'JSON with a comment', text: '{"name":"Acme","tokens":{}} // x' },
  { what: 'a script', text: '<script>alert(1)</script>' },
  { what: 'a list', text: '[]' },
  { what: 'a number', text: '1' },
  { what: 'null', text: 'null' },
  { what: 'nothing', text: '' },
  { what: 'no text', text: undefined },
  { what: 'an object that is no text', text: { name: 'Acme', tokens: {} } },
  { what: 'a megabyte', text: brand({ light: { text: 'x'.repeat(1_000_000) } }) },
  { what: 'a very deep list', text: '['.repeat(16_000) },
  { what: 'a very deep object', text: `${'{"name":'.repeat(2000)}1${'}'.repeat(2000)}` },
];

const spoofs: Attack[] = [
  ...names({
    'the name of another brand': 'Paycor',
    'the name of another brand in small letters': 'paycor',
    'the name of another brand with digits': 'PAYC0R',
    'the name of another brand with spaces': 'U K G',
    'the name of another brand in Cyrillic letters': 'Раусоr',
    'the name of another brand with an invisible character': 'Pay\u200Bcor',
    'the name of another brand with accents': 'Páycor',
    'the name of another brand in full-width letters': 'Ｐａｙｃｏｒ',
    'the name of another brand in small capitals': 'ᴘᴀʏᴄᴏʀ',
    'the name of another brand with a dotless i': 'OnShıft',
    'the name of another brand with a struck o': 'Paycør',
    'the name of another brand with a raised a': 'Pªycor',
    'the name of another brand beside another word': 'Paycor Pay',
    'the name of another brand in possession': "UKG's Pay",
    'the name of another brand in two words': 'On Shift',
    'full-width letters': 'Ａｃｍｅ',
    'a name that turns the line round': 'Acme\u202Eevil',
    'a name with markup': '<img src=x onerror=alert(1)>',
    'a name that is too long': 'A'.repeat(200),
    'a name of no length': '',
    'a name as a list': ['Acme'],
  }),
  { what: 'no name', text: '{"tokens":{}}' },
  ...logos({
    'a logo inside the address': 'data:image/svg+xml,<svg onload=alert(1)>',
    'a logo that runs': 'javascript:alert(1)',
    'a logo that runs, disguised': 'java\nscript:alert(1)',
    'a logo from elsewhere': 'https://evil.test/logo.svg',
    'a logo from elsewhere without a scheme': '//evil.test/logo.svg',
    'a logo from elsewhere with backslashes': '\\\\evil.test\\logo.svg',
    'the logo of another brand': '/brands/paycor/logo.svg',
    'the logo of another brand elsewhere': '/assets/UKG-mark.svg',
    'the logo of the plainest brand': '/brands/common/mark.svg',
    'a logo from a blob': 'blob:https://app.test/1',
    'a logo from a file': 'file:///etc/passwd.svg',
    'a logo up the tree': '/brands/../../secret.svg',
    'a logo up the tree, escaped': '/brands/%2e%2e/secret.svg',
    'a logo that is a picture of pixels': '/brands/acme/logo.png',
    'a logo with a query': '/logo.svg?next=//evil.test',
    'a logo with a fragment': '/logo.svg#x',
    'a logo with a space before it': ' /logo.svg',
    'a logo with a line break': '/logo.svg\n',
    'a logo as markup': '<svg onload="alert(1)"/>',
    'a logo as a list': ['/logo.svg'],
  }),
  { what: 'a logo as wide as a street', text: brand({}, { logo: { url: '/logo.svg', width: 1e6 } }) },
  { what: 'a logo with a handler', text: brand({}, { logo: { url: '/logo.svg', width: 120, onload: 'x' } }) },
  { what: 'a logo as text', text: brand({}, { logo: '/logo.svg' }) },
];

/** All known attacks. Add new ones here. */
export const attacks: readonly Attack[] = [
  ...intoCss,
  ...invisible,
  ...hugeOrTiny,
  ...alike,
  ...strangers,
  ...noBrand,
  ...spoofs,
];
