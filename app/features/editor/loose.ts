/** Reading values whose shape nobody has promised. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function records(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.filter(isRecord) : []
}

/** A copy of `model` in which every text is taken from `from`, where there is one; a number may come as a text. */
export function textsLike<T extends object>(model: T, from: Record<string, unknown>): T {
  const texts = Object.entries(model).map(([key, value]) => {
    const typed = Object.hasOwn(from, key) ? from[key] : undefined
    const fits =
      typeof value === 'string'
        ? typeof typed === 'string'
        : typeof value === 'number' && (typeof typed === 'string' || typeof typed === 'number')
    return [key, fits ? typed : value]
  })
  return Object.fromEntries(texts) as T
}
