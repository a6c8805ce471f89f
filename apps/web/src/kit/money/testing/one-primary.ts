import { expect, type within } from 'storybook/test';

type Canvas = Pick<ReturnType<typeof within>, 'getByRole'>;

/** Expects two buttons of a page that look different, since only one of them is what the page is for. */
export async function onePrimary(canvas: Canvas, primary: string, other: string): Promise<void> {
  const colourOf = (name: string) => getComputedStyle(canvas.getByRole('button', { name })).backgroundColor;
  await expect(colourOf(other)).not.toBe(colourOf(primary));
}
