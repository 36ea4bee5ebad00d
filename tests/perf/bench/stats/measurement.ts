/** One row of the table. Without a target it only informs; a boolean should be true. */
export type Measurement = {
  name: string
  measured: number | boolean
  unit?: string
  max?: number
  min?: number
  /** An explanation, printed under the table. */
  note?: string
}

/** Returns whether a figure meets its target; undefined without one. */
export function meetsTarget({ measured, max, min }: Measurement): boolean | undefined {
  if (typeof measured === 'boolean') return measured
  if (max !== undefined) return measured <= max
  return min === undefined ? undefined : measured >= min
}
