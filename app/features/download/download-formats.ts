import { maxPagesInLongImage, maxPictures } from './picture-limits'

/** A format in texts; `kind` is the file of it in addresses and in the form. */
export type FormatName =
  | 'pdf'
  | 'docx'
  | 'picture'
  | 'longImage'
  | 'text'
  | 'html'
  | 'markdown'
  | 'pictures'
  | 'all'
  | 'json'
  | 'jsonResume'
export type DownloadFormat = { kind: string; name: FormatName }

/** The file whose format the form says: all other names say it themselves. */
export const chosenFile = 'chosen'
export const defaultFormat = 'pdf'

/** Exports of the user's own data are never charged. */
export const ownDataFormats: readonly DownloadFormat[] = [
  { kind: 'json', name: 'json' },
  { kind: 'json-resume', name: 'jsonResume' },
]

/** What a document of so many pages can be downloaded as. */
export function downloadFormats(pageCount: number) {
  const hasLongImage = pageCount > 1 && pageCount <= maxPagesInLongImage
  const first: DownloadFormat = { kind: defaultFormat, name: 'pdf' }
  const second: DownloadFormat[] = [
    { kind: 'docx', name: 'docx' },
    hasLongImage ? { kind: 'long.png', name: 'longImage' } : { kind: '1.png', name: 'picture' },
  ]
  const more: DownloadFormat[] = [
    { kind: 'txt', name: 'text' },
    { kind: 'html', name: 'html' },
    { kind: 'md', name: 'markdown' },
    ...(pageCount > 1 && pageCount <= maxPictures
      ? [{ kind: 'pictures.zip', name: 'pictures' } as const]
      : []),
    { kind: 'all.zip', name: 'all' },
  ]
  return { first, second, more }
}

export function formatNameOf(kind: string, pageCount: number): FormatName | undefined {
  const { first, second, more } = downloadFormats(pageCount)
  return [first, ...second, ...more, ...ownDataFormats].find((format) => format.kind === kind)?.name
}
