/** Where friends register so that both get the reward. `origin`: without a trailing slash. */
export function inviteLink(origin: string, inviteCode: string): string {
  return `${origin}/?${new URLSearchParams({ inviterCode: inviteCode })}`
}
