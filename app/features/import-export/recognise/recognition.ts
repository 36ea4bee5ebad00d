/** How far the recognition of a file is: its engine is being loaded, or a page is read, of which this share is done. */
export type RecognitionProgress =
  { phase: 'loading' } | { phase: 'reading'; page: number; pages: number; share: number }

/** What the engine and its model weigh, in megabytes, loaded the first time. */
export const engineMegabytes = 3

/** Of more pages a device would be busy for minutes. */
export const maxRecognisedPages = 10

/** A file that cannot be drawn here, or is longer than is recognised. */
export class RecognitionError extends Error {
  override name = 'RecognitionError'
  constructor(readonly code: 'unreadable' | 'tooManyPages') {
    super(code)
  }
}

/** Pictures that browsers draw. */
const pictureName = /\.(?:png|jpe?g|webp|bmp|gif|heic|heif)$/i

export const isPictureFile = ({ type, name }: File) => type.startsWith('image/') || pictureName.test(name)
