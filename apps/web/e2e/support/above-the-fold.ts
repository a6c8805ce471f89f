import { expect, type Locator } from '@playwright/test';

/** Expects what is asked for wholly above the action that stays at the bottom of the window. */
export async function expectAboveAction(parts: readonly Locator[], action: Locator): Promise<void> {
  for (const part of parts) {
    await expect(part).toBeInViewport({ ratio: 1 });
    const [bottom, top] = [await bottomOf(part), (await action.boundingBox())?.y ?? 0];
    expect(bottom).toBeLessThanOrEqual(top);
  }
}

async function bottomOf(part: Locator): Promise<number> {
  const box = await part.boundingBox();
  return box ? box.y + box.height : Number.POSITIVE_INFINITY;
}
