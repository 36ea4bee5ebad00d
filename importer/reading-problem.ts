/** Why a file cannot be read; the words for people are the page's. */
export const READING_PROBLEMS = [
  'empty',
  'tooLarge',
  'tooLargeInside',
  'unknownKind',
  'oldWord',
  'notDocx',
  'notPdf',
  'lockedPdf',
  'scannedPdf',
  'tooManyPages',
  'notJson',
  'newerVersion',
  'noText',
  'tooMuchText',
  'tooSlow',
  'unreadable',
  'busy',
] as const
export type ReadingProblemCode = (typeof READING_PROBLEMS)[number]

export class ReadingProblem extends Error {
  override name = 'ReadingProblem'
  constructor(readonly code: ReadingProblemCode) {
    super(code)
  }
}
