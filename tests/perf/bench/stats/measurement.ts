/** One line of the table. Without a target it only informs; a yes-or-no figure wants yes. */
export type Measurement = {
  name: string
  measured: number | boolean
  unit?: string
  max?: number
  min?: number
  /** What stands behind the figure, printed under the table. */
  note?: string
}

/** Whether a figure keeps to its target; undefined when it has none. */
export function meetsTarget({ measured, max, min }: Measurement): boolean | undefined {
  if (typeof measured === 'boolean') return measured
  if (max !== undefined) return measured <= max
  return min === undefined ? undefined : measured >= min
}
