/** Enough of a name for whoever knows its owner: its first character. '' for a name that is gone. */
export function maskName(nickname: string): string {
  const [first] = nickname
  return first === undefined ? '' : `${first}**`
}
