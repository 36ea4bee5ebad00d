/** Reading values whose shape nobody has promised. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function recordsIn(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.filter(isRecord) : []
}

/** A copy of `model` in which every text is taken from `from`, where there is one; a number may come as a text. */
export function overlayTexts<T extends object>(model: T, from: Record<string, unknown>): T {
  const texts = Object.entries(model).map(([key, value]) => {
    const candidate = Object.hasOwn(from, key) ? from[key] : undefined
    const isCompatible =
      typeof value === 'string'
        ? typeof candidate === 'string'
        : typeof value === 'number' && (typeof candidate === 'string' || typeof candidate === 'number')
    return [key, isCompatible ? candidate : value]
  })
  return Object.fromEntries(texts) as T
}
