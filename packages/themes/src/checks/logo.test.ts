import { describe, expect, it } from 'vitest';
import { logoBytes, logoProblems } from './logo.ts';

const drawing = (art: string, head = 'viewBox="0 0 40 40" width="40" height="40"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${head}><title>Acme</title><g id="art">${art}</g></svg>`;

describe('a drawing', () => {
  it('is accepted with shapes, colours of the brand and colours of its own', () => {
    const art =
      '<rect width="40" height="40" rx="8" fill="var(--df-colour-action, #0b5d4c)"/><path d="M9 30.5h22" stroke="currentColor" stroke-width="3" transform="translate(1 2) scale(.5)"/>';
    expect(logoProblems('x.svg', drawing(art))).toEqual([]);
  });

  it.each([
    ['a script', '<script>alert(1)</script>'],
    ['a script in capitals', '<SCRIPT/>'],
    ['a style', '<style>*{fill:red}</style>'],
    ['a picture', '<image href="https://x.test/a.png"/>'],
    ['a reference', '<use href="#art"/>'],
    ['a foreign object', '<foreignObject><b>x</b></foreignObject>'],
    ['a link', '<a href="javascript:alert(1)"><path d="M0 0"/></a>'],
    ['an animation', '<animate attributeName="href" to="javascript:alert(1)"/>'],
    ['a handler', '<path d="M0 0" onload="alert(1)"/>'],
    ['a handler in single quotes', "<path d='M0 0' onload='alert(1)'/>"],
    ['an inline style', '<path d="M0 0" style="fill:red"/>'],
    ['a colour that fetches', '<path d="M0 0" fill="url(https://x.test/#a)"/>'],
    ['a variable that is no colour of ours', '<path d="M0 0" fill="var(--x, url(a))"/>'],
    ['an entity', '<path d="&x;"/>'],
    ['a comment', '<!-- <script> -->'],
    ['an instruction', '<?xml-stylesheet href="https://x.test/a.css"?>'],
    ['text', 'Acme'],
    ['a prefixed name', '<svg:script/>'],
  ])('is refused with %s in it', (_what, art) => {
    expect(logoProblems('x.svg', drawing(art)).length).toBeGreaterThan(0);
  });

  it('is refused with a document type before it', () => {
    const svg = `<!DOCTYPE svg [<!ENTITY x "y">]>${drawing('<path d="M0 0"/>')}`;
    expect(logoProblems('x.svg', svg)[0]).toContain('no plain element');
  });

  it('is refused if it is too large, of another height, or without its art', () => {
    const large = drawing(`<path d="${'M0 0'.repeat(logoBytes / 4)}"/>`);
    expect(logoProblems('x.svg', large).join()).toContain(`may have ${logoBytes}`);
    const tall = drawing('', 'viewBox="0 0 40 80" width="40" height="80"');
    expect(logoProblems('x.svg', tall).join()).toContain('must begin with viewBox');
    expect(logoProblems('x.svg', '').join()).toContain('needs its art');
  });
});

const around = (art: string, width = 40) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 40" width="${width}" height="40"><title>A</title><g id="art">${art}</g></svg>`;

describe('a drawing that nobody can see', () => {
  it.each([
    ['no shapes', around('')],
    ['no text at all', ''],
    ['a path that goes nowhere', around('<path d="M0 0"/>')],
    ['a rectangle without a width', around('<rect width="0" height="40"/>')],
    ['neither fill nor stroke', around('<path d="M0 0h40v40z" fill="none"/>')],
    ['a transparent fill', around('<path d="M0 0h40v40z" fill="#ffffff00"/>')],
    ['no opacity', around('<path d="M0 0h40v40z" opacity="0"/>')],
    ['no opacity around it', around('<g opacity="0.01"><circle cx="20" cy="20" r="20"/></g>')],
    ['no size', around('<g transform="scale(0)"><circle cx="20" cy="20" r="20"/></g>')],
    ['its shapes outside the art', around('').replace('</svg>', '<circle cx="20" cy="20" r="20"/></svg>')],
  ])('is refused for %s', (_what, svg) => {
    expect(logoProblems('logo.svg', svg).length).toBeGreaterThan(0);
  });

  it.each([
    ['an element left open', around('<g><circle cx="20" cy="20" r="20"/>')],
    ['an element closed twice', around('<circle cx="20" cy="20" r="20"/></g></g>')],
    ['two drawings', around('<circle cx="20" cy="20" r="20"/>').repeat(2)],
  ])('is refused for %s', (_what, svg) => {
    expect(logoProblems('logo.svg', svg).length).toBeGreaterThan(0);
  });

  it('is refused where it is wider than a header', () => {
    expect(logoProblems('logo.svg', around('<circle cx="20" cy="20" r="20"/>', 240_000))).toEqual([
      'logo.svg is 240000 wide and may be 520.',
    ]);
    expect(logoProblems('logo.svg', around('<circle cx="20" cy="20" r="20"/>', 240))).toEqual([]);
  });
});
