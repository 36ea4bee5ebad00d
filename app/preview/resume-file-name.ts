import type { Resume } from '#contract/resume/resume'

/** `姓名-意向岗位` without characters that file systems reject; `简历` when both are empty. */
export function resumeFileName({ basics, intention }: Pick<Resume, 'basics' | 'intention'>): string {
  const parts = [basics.name, intention.position].map((part) =>
    // By characters: a lone surrogate could not be encoded.
    [...part.replace(/[\\/:*?"<>|\p{Cc}]+/gu, ' ').trim()].slice(0, 60).join(''),
  )
  return parts.filter(Boolean).join('-') || '简历'
}

/** Content-Disposition by RFC 5987 (filename*), with an ASCII name for old clients. */
export function attachmentHeader(fileName: string, extension: string): string {
  const encoded = encodeURIComponent(`${fileName}.${extension}`).replace(
    /['()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="resume.${extension}"; filename*=UTF-8''${encoded}`
}
