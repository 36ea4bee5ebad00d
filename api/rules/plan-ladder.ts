import { UNLIMITED } from '#contract/benefits'

type Given = Readonly<Record<string, number>>

/** Whether a dearer plan gives no less of anything than a cheaper one (decisions §12). */
export function growsWith(cheaper: Given, dearer: Given): boolean {
  return Object.entries(cheaper).every(([id, value]) => sizeOf(value) <= sizeOf(dearer[id] ?? 0))
}

function sizeOf(value: number): number {
  return value === UNLIMITED ? Infinity : value
}
