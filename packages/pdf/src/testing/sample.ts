import type { PdfContent } from '../content.ts';

/** A drawing with everything that a logo may have. */
const logo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 40" width="80" height="40">
  <title>Sample</title>
  <g id="art">
    <rect width="40" height="40" rx="6" fill="var(--df-colour-action, #b3131f)"/>
    <rect x="2" y="2" width="4" height="4" fill="#fff" opacity=".5"/>
    <g fill="none" stroke="currentColor" stroke-width="4" stroke-linecap="round" transform="translate(4 4) scale(.5) rotate(5)">
      <path d="M54 9v22h6a11 11 0 0 0 0-22z" fill-rule="evenodd"/>
      <circle cx="86" cy="24" r="7"/>
      <ellipse cx="8" cy="4" rx="2" ry="1"/>
      <line x1="1" y1="2" x2="3" y2="4"/>
      <polyline points="1,2 3,4 5,6"/>
      <polygon points="1 2 3 4 5 6" fill="#123456"/>
      <script/>
    </g>
  </g>
</svg>`;

/** A document of one page. */
export const sample = (change: Partial<PdfContent> = {}): PdfContent => ({
  locale: 'en-US',
  issuer: {
    brand: 'Sample',
    legalName: 'Sample, Inc.',
    contact: ['Help: 1-800-555-0100', 'help@sample.example'],
    logo,
    colour: (role) => (role === 'action' ? '#0b5d4c' : undefined),
  },
  title: 'Receipt for $60.00',
  facts: [{ name: 'Account holder', value: 'Zoë Núñez' }],
  issuedAt: Date.parse('2026-12-02T15:00:00Z'),
  timeZone: 'America/New_York',
  ...change,
});
