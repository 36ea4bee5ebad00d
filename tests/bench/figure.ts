/** One line of the table. Without a target it only informs; a yes-or-no figure wants yes. */
export type Figure = {
  name: string
  measured: number | boolean
  unit?: string
  atMost?: number
  atLeast?: number
  /** What stands behind the figure, printed under the table. */
  note?: string
}

/** Whether a figure keeps to its target; undefined when it has none. */
export function isMet({ measured, atMost, atLeast }: Figure): boolean | undefined {
  if (typeof measured === 'boolean') return measured
  if (atMost !== undefined) return measured <= atMost
  return atLeast === undefined ? undefined : measured >= atLeast
}
