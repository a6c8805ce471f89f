import type { Page } from 'playwright';

/** Longest wait for anything on the page, ms. */
const longest = 30_000;

/** A logo of no brand. */
export const ownLogo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40" width="120" height="40">
  <title>Acme Pay</title>
  <g id="art"><path d="M4 34L20 6L36 34Z" fill="var(--df-colour-action, #ac3b61)"/></g>
</svg>
`;

/** The inputs of Brand studio beside colours, and where it is in the brand's folder then. */
export const own = {
  tagline: 'Cobra hoy lo que ganaste.',
  family: "Seravek, 'Gill Sans Nova', Ubuntu, Calibri, 'DejaVu Sans', sans-serif",
} as const;

/** Gives the draft that is open in Brand studio a logo, which is refused until it is one; a phrase in Spanish; and a family. */
export async function writeAndDraw(page: Page): Promise<void> {
  const upload = (text: string) =>
    page
      .getByLabel('Upload logo.svg')
      .setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(text) });
  await upload(ownLogo.replace('<g', '<script>alert(1)</script><g'));
  await page.getByText('The logo stays as it was').waitFor({ timeout: longest });
  await upload(ownLogo);
  await page.getByRole('button', { name: 'Draw the logo from the name again' }).waitFor({ timeout: longest });

  await page.getByText('Español', { exact: true }).click();
  const tagline = page.getByLabel('tagline', { exact: true });
  await tagline.fill('x'.repeat(60));
  await page
    .getByText('tagline has 60 characters and may have 44.', { exact: true })
    .waitFor({ timeout: longest });
  await tagline.fill(own.tagline);

  await page.getByText('Type', { exact: true }).click();
  await page.getByLabel('bodyFamily, a family').selectOption({ label: 'Humanist' });
}

/** The six colours of an unknown brand. */
const six = {
  brand: '#123c69',
  action: '#ac3b61',
  canvas: '#f7f5f2',
  text: '#1c1f26',
  accent: '#123c69',
  danger: '#a3160f',
} as const;

/** Opens Brand studio in a Storybook and mixes both schemes of a brand from six colours. */
export async function mixFromSix(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/iframe.html?viewMode=story&id=studio-brand-studio--studio-page`);
  await page.getByLabel('Name', { exact: true }).fill('Acme Pay');
  await page.getByRole('button', { name: 'Mix all colours from six' }).click();
  const fields = page.getByRole('group', { name: 'The six colours' });
  for (const [name, colour] of Object.entries(six))
    await fields.getByRole('textbox', { name, exact: true }).fill(colour);
  await page.getByRole('button', { name: 'Mix both schemes' }).click();
  const verdict = page.getByTestId('verdict').getByText(/^All \d+ pairs pass$/);
  await verdict.waitFor({ timeout: longest });
}
