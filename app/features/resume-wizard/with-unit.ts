/** Adds the Chinese unit of the field's example (`6 年`) to a number typed without one. */
export function withUnit(typed: string, example = ''): string {
  const [, unit] = /^\d+( ?\p{Script=Han})$/u.exec(example) ?? []
  const number = typed.trim()
  return unit && /^\d+$/.test(number) ? number + unit : typed
}
