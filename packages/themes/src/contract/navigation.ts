/** The parts that the app's navigation can lead to, in their fixed order. A brand may leave some out. */
export const navigationParts = ['home', 'money', 'card', 'work', 'more'] as const;
/** A part of the app that the navigation leads to. */
export type NavigationPart = (typeof navigationParts)[number];

/** Whether a value from outside (a setting, a brand's file) names a part. */
export const isNavigationPart = (value: unknown): value is NavigationPart =>
  navigationParts.some((part) => part === value);
