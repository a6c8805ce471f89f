/** The last builds of the native app that need plug-session info after a login. */
const lastOldBuild = { ios: 2125, android: 55 } as const;

/** A native app by platform and build number. */
export interface NativeBuild {
  readonly platform: keyof typeof lastOldBuild;
  readonly build: number;
}

/** Whether plug-session info is sent after a login: in old native apps only, never in a browser. */
export function sendsPlugSessionInfo(app: NativeBuild | null): boolean {
  return app !== null && app.build <= lastOldBuild[app.platform];
}
