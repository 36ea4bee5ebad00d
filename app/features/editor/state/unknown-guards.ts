/** Guards for values of unknown shape. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function recordsIn(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.filter(isRecord) : []
}

/**
 * Returns a copy of `model` with the strings of `from` where it has them; a number may also come as a string.
 */
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
