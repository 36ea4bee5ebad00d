/** A bare number has the Chinese unit of the field's example (`6 年`): printed alone it would say nothing. */
export function withUnit(typed: string, example = ''): string {
  const [, unit] = /^\d+( ?\p{Script=Han})$/u.exec(example) ?? []
  const number = typed.trim()
  return unit && /^\d+$/.test(number) ? number + unit : typed
}
