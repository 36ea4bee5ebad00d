/** Returns a position's name as the library lists it: without seniority or trial. */
export function normalizePositionName(name: string): string {
  return name
    .replace(/[（(【].*/s, '')
    .replace(/^(高级|资深|中级|初级|助理|首席|实习)(?=.{2})/, '')
    .replace(/(实习生|（实习）)$/, '')
    .split(/[/、,，|·]/)[0]!
    .trim()
}

/** Whether a position is one that takes years of work; not a manager's as such: a client manager can be a beginner. */
export const namesHighRank = (name: string): boolean =>
  /高级|资深|首席|专家|总监|总经理|副总|负责人|\b(senior|staff|principal|lead|head|director|chief|VP)\b/i.test(
    name,
  )
