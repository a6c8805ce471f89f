const asked = new Map<string, Promise<void>>();

async function load(name: string, weight: string): Promise<void> {
  const face = new FontFace(name, `url("/fonts/${encodeURIComponent(name)}") format("woff2")`, { weight });
  await face.load();
  document.fonts.add(face);
}

/**
 * Loads the font of a family that brands have, if there is one: from this origin, and once. Until it has come, and where it doesn't, its
 * stand-in takes the same room.
 */
export async function brandFont(family: string, fonts: Readonly<Record<string, string>>): Promise<void> {
  const names = family.split(',').map((one) => one.trim().replace(/^['"]|['"]$/g, ''));
  const name = names.find((one) => Object.hasOwn(fonts, one)) ?? '';
  const weight = fonts[name];
  const { connection } = navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } };
  if (weight === undefined || connection?.saveData) return;
  const loading = asked.get(name) ?? load(name, weight).catch(() => void asked.delete(name));
  asked.set(name, loading);
  await loading;
}
