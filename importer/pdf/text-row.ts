import { isFieldLabel } from '../classify/field-labels'

/**
 * A row of a page: x to the right, y upwards, sizes in pt. `startsParagraph`: more space above it than
 * between rows.
 */
export type TextRow = {
  text: string
  page: number
  x: number
  y: number
  right: number
  size: number
  startsParagraph?: boolean
  /** The gaps between its segments: right edge before, left edge after; whether they are blanks that the page writes. */
  gaps: { from: number; to: number; isWritten?: boolean }[]
  /** The stretches of marked content at its beginning and end, in a tagged PDF. */
  marks?: { first: string; last: string }
  /** How many blanks the page writes before it, where that is known. */
  blanks?: number
  /** The baseline of its last line. */
  bottom?: number
  /** Of its last line: the left edge, and the room between it and the edge of its column. */
  end?: { x: number; room: number }
}

/** Letters that stay on one line; a Chinese character is a word. */
export const firstWordLength = (text: string) => /^[!-~]{1,40}/.exec(text)?.[0].length ?? 1

/** What stays on one line: a word, or a character, with the brackets and marks around it. */
const unbroken = /^[（(《〈“‘「【[]{0,3}(?:[!-'*-~]{1,40}|.)[）)》〉”’」】\],，.。、；;：:!！?？%‰…]{0,3}/u

/** In letters: how early a line ends whose next piece did not fit. */
export function roomOf(text: string): number {
  const [piece = ''] = unbroken.exec(text) ?? []
  const latin = piece.match(/[!-~]/g)?.length ?? 0
  return Math.max(2.2, [...piece].length - 0.45 * latin + (latin > 0 ? 1 : 0.2))
}

/** Whether a text starts with a label (`邮箱 …`, `现居城市：…`), so that it continues no sentence. */
export function isLabelled(text: string): boolean {
  const [label = ''] = /^\p{Script=Han}{2,6}(?=[\s：:])/u.exec(text) ?? []
  return isFieldLabel(label)
}

/** A line break between Latin words stands for a space. */
export function separatorBetween(before: string, after: string): string {
  return /[\p{sc=Latin}\d,.;:)%]$/u.test(before) && /^[\p{sc=Latin}\d(]/u.test(after) ? ' ' : ''
}
