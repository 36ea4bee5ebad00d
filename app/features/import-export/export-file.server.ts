import { fileResponse } from '#app/preview/file-response'
import { attachmentHeader, resumeFileName } from '#app/preview/resume-file-name'
import { readPhotos } from '#app/preview/photo-cache.server'
import type { ApiClient } from '#app/api-client/api-client'
import type { Resume } from '#contract/resume/resume'
import { aiLabelOf } from '#typeset/pdf-postprocessing/ai-label'
import { sectionTitles } from '#typeset/template-input/label-texts'
import { writeHtml } from './write-html.server'
import { writeJsonResume } from './write-json-resume'
import { writeMarkdown } from './write-markdown.server'
import { writeText } from './write-text.server'

/** The export formats besides pages. The user's own JSON is free and never counted (decisions §9). */
const FORMATS = {
  docx: { free: false, type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document' },
  md: { free: false, type: 'text/markdown; charset=utf-8' },
  html: { free: false, type: 'text/html; charset=utf-8' },
  txt: { free: false, type: 'text/plain; charset=utf-8' },
  json: { free: true, type: 'application/json; charset=utf-8' },
  'json-resume': { free: true, type: 'application/json; charset=utf-8' },
}
export type ExportFormat = keyof typeof FORMATS

export function parseExportFormat(text: string): ExportFormat | undefined {
  return Object.hasOwn(FORMATS, text) ? (text as ExportFormat) : undefined
}

export const isFree = (format: ExportFormat) => FORMATS[format].free

/** Every format, with the name of its file in an archive; Word's files are compressed already. */
export const exportFormats = (name: string) =>
  (Object.keys(FORMATS) as ExportFormat[]).map((format) => ({
    format,
    name: format === 'json-resume' ? `${name}-JSONResume.json` : `${name}.${format}`,
    isCompressed: format === 'docx',
  }))

/** Returns a resume as an attachment, named like its PDF. */
export async function exportFile(
  api: ApiClient,
  resume: Resume,
  format: ExportFormat,
  name = resumeFileName(resume),
): Promise<Response> {
  const body = await exportBytes(api, resume, format)
  const disposition =
    format === 'json-resume' ? attachmentHeader(`${name}-JSONResume`, 'json') : attachmentHeader(name, format)
  return fileResponse(body, FORMATS[format].type, disposition)
}

/** The content of a file. */
export async function exportBytes(api: ApiClient, resume: Resume, format: ExportFormat): Promise<Uint8Array> {
  if (format === 'docx') {
    // Word's half a megabyte of code is loaded on first use.
    const { writeDocx } = await import('./write-docx.server')
    return writeDocx(resume, await readPhotos(api, resume))
  }
  if (format === 'html') return new TextEncoder().encode(writeHtml(resume, await readPhotos(api, resume)))
  return new TextEncoder().encode(exportText(resume, format))
}

function exportText(resume: Resume, format: Exclude<ExportFormat, 'docx' | 'html'>): string {
  if (format === 'md') return writeMarkdown(resume)
  // Older Windows editors misread UTF-8 without a byte order mark.
  if (format === 'txt') return `\ufeff${writeText(resume).replaceAll('\n', '\r\n')}`
  const names = sectionTitles[resume.style.headings]
  if (format === 'json') return JSON.stringify(resume, null, 2)
  const document = writeJsonResume(resume, ({ kind, title }) => title || names[kind])
  const label = aiLabelOf(resume)
  return JSON.stringify(label ? { ...document, meta: { AIGC: label } } : document, null, 2)
}
