import { cleanText } from '#contract/validation/clean-text'

/**
 * Cleans a text that arrives in chunks as cleanText cleans a whole one: a character split over two chunks
 * waits for the second.
 */
export function createChunkCleaner(): (chunk: string) => string {
  let pending = ''
  return (chunk) => {
    const text = pending + chunk
    const endsMidCharacter = /[\ud800-\udbff\r]$/.test(text)
    pending = endsMidCharacter ? text.slice(-1) : ''
    return cleanText(endsMidCharacter ? text.slice(0, -1) : text)
  }
}
