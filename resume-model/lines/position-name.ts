/** Returns a position's name as the library lists it: without seniority or trial. */
export function normalizePositionName(name: string): string {
  return name
    .replace(/[（(【].*/s, '')
    .replace(/^(高级|资深|中级|初级|助理|首席|实习)(?=.{2})/, '')
    .replace(/(实习生|（实习）)$/, '')
    .split(/[/、,，|·]/)[0]!
    .trim()
}
