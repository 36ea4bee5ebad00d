/**
 * Masks a nickname down to its first character, which is enough for an acquaintance to recognise it. Returns
 * '' for an erased user.
 */
export function maskName(nickname: string): string {
  const [first] = nickname
  return first === undefined ? '' : `${first}*`
}
