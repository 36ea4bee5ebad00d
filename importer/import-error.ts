/** Why a file cannot be imported; the page has the messages. */
export const IMPORT_ERROR_CODES = [
  'empty',
  'tooLarge',
  'tooLargeInside',
  'unknownKind',
  'oldWord',
  'notDocx',
  'notPdf',
  'lockedPdf',
  'scannedPdf',
  'picture',
  'tooManyPages',
  'notJson',
  'newerVersion',
  'noText',
  'tooMuchText',
  'tooSlow',
  'unreadable',
  'busy',
] as const
export type ImportErrorCode = (typeof IMPORT_ERROR_CODES)[number]

export class ImportError extends Error {
  override name = 'ImportError'
  constructor(readonly code: ImportErrorCode) {
    super(code)
  }
}
