import { cleanText } from '#contract/text'

/** Cleans a text that comes in pieces as cleanText does a whole one: what two pieces share waits for the second. */
export function cleanPieces(): (piece: string) => string {
  let waiting = ''
  return (piece) => {
    const text = waiting + piece
    const isHalf = /[\ud800-\udbff\r]$/.test(text)
    waiting = isHalf ? text.slice(-1) : ''
    return cleanText(isHalf ? text.slice(0, -1) : text)
  }
}
