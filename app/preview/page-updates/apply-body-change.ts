import type { BodyChange } from '#app/preview/preview-protocol'

/** The body that a change makes of its base. */
export function applyBodyChange(baseBody: string, { head, tail, lines }: BodyChange): string {
  const before = baseBody.split('\n')
  const changed = lines === '' ? [] : [lines]
  return [...before.slice(0, head), ...changed, ...before.slice(before.length - tail)].join('\n')
}
