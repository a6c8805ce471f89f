/** The last native builds that need plug-session info after sign-in. */
const lastOldBuild = { ios: 2125, android: 55 } as const;

/** A native app by platform and build number. */
export interface NativeBuild {
  readonly platform: keyof typeof lastOldBuild;
  readonly build: number;
}

/** Whether to send plug-session info after sign-in: only in old native apps, never in a browser. */
export function sendsPlugSessionInfo(app: NativeBuild | null): boolean {
  return app !== null && app.build <= lastOldBuild[app.platform];
}
