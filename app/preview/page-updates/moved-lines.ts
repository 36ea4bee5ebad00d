import type { DrawnPage } from './preview'

const heightOnPage = /^<\w+ transform="translate\(\S+ ([-\d.]+)\)/

/** Whether pages came or went, or a line of one that is there: then what stands on them has other areas. */
export function hasMovedLines(before: readonly DrawnPage[], after: readonly DrawnPage[]): boolean {
  return (
    before.length !== after.length ||
    after.some(({ elements }, page) => {
      const old = before[page]!.elements
      return (
        elements !== old && (elements.length !== old.length || elements.some((it, i) => isMoved(old[i]!, it)))
      )
    })
  )
}

function isMoved(before: string, after: string): boolean {
  return before !== after && heightOnPage.exec(before)?.[1] !== heightOnPage.exec(after)?.[1]
}
