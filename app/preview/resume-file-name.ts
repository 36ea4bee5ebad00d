import type { Resume } from '#contract/resume/resume'

/** Characters of one part of a name, and those of a typed one that are looked at. */
const [maxPartLength, maxTypedLength] = [60, 240]
/** A file system's names have at most 255 bytes; a page's number and the extension follow. */
const maxNameBytes = 220
/** Names of devices in Windows, where no file can have them. */
const deviceName = /^(con|prn|aux|nul|com\d|lpt\d)$/i

/** `姓名-意向岗位`, or of the parts that are there; `简历` when all are empty. */
export function resumeFileName({ basics, intention }: Pick<Resume, 'basics' | 'intention'>): string {
  return joinFileName([basics.name, intention.position])
}

/** A file name of the parts that are not empty, without what file systems reject; `简历` when all are empty. */
export function joinFileName(parts: readonly string[]): string {
  const clean = parts.map((part) => cut(withoutRejected(part), maxPartLength)).filter(Boolean)
  return withinBytes(clean.join('-')) || '简历'
}

/** What somebody typed as the name of a file, as one that every file system takes; '' when nothing of it is left. */
export function typedFileName(text: string): string {
  const name = withinBytes(
    withoutRejected(cut(text, maxTypedLength).replace(/\.(pdf|docx|png|md|txt|json|html|zip)\s*$/i, '')),
  )
  return deviceName.test(name) ? `${name}_` : name
}

const withoutRejected = (text: string) => text.replace(/[\\/:*?"<>|\p{Cc}\p{Bidi_Control}]+/gu, ' ').trim()

/** By characters: a lone surrogate could not be encoded. */
const cut = (text: string, length: number) => [...text.slice(0, 2 * length)].slice(0, length).join('')

/** Windows drops dots and spaces at the end. */
function withinBytes(name: string): string {
  let bytes = 0
  const fitting = [...name].filter((character) => {
    bytes += new TextEncoder().encode(character).length
    return bytes <= maxNameBytes
  })
  return fitting.slice(0, fitting.findLastIndex((character) => !'. '.includes(character)) + 1).join('')
}

/** Content-Disposition by RFC 5987 (filename*), with an ASCII name for old clients. */
export function attachmentHeader(fileName: string, extension: string): string {
  const encoded = encodeURIComponent(`${fileName}.${extension}`).replace(
    /['()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="resume.${extension}"; filename*=UTF-8''${encoded}`
}
