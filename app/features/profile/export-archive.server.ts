import { setTimeout as sleep } from 'node:timers/promises'
import { i18nFor } from '#app/i18n/i18n.server'
import { resumeFileName } from '#app/preview/resume-file-name'
import { readPhotos } from '#app/preview/photo-cache.server'
import { ApiClientError } from '#app/api-client/api-client-error'
import type { ApiClient } from '#app/api-client/api-client'
import type { Language } from '#contract/validation/field-error-codes'
import type { PersonalData } from '#contract/account/profile'
import type { Resume } from '#contract/resume/resume'
import type { ResumeList, StoredResume } from '#contract/resume/stored-resume'
import { TypesetBusyError, TypesetError, DocumentTooLargeError, type Typesetter } from '#typeset/typesetter'
import { createUniqueNamer, type ZipEntry } from '#app/preview/zip.server'

const maxPdfTries = 3

export type ArchiveDependencies = { api: ApiClient; typesetter: Typesetter; language: Language }

/**
 * Yields the files of an export: everything as JSON, then each resume as JSON and PDF, deleted ones in a
 * separate folder.
 * Failures go into a text file, because the response has already begun.
 */
export async function* exportArchive(
  dependencies: ArchiveDependencies,
  personal: PersonalData,
  { live, bin }: ResumeList,
): AsyncGenerator<ZipEntry> {
  const { t } = i18nFor(dependencies.language)
  const uniqueName = createUniqueNamer()
  const failedPdfs: string[] = []
  const missingTitles: string[] = []
  let isTruncated = false
  yield jsonEntry('data.json', personal)
  for (const { id, title, deletedAt } of [...live, ...bin]) {
    const stored = await readStored(dependencies.api, id)
    if (stored === 'gone') missingTitles.push(title)
    if (stored === 'unreachable') isTruncated = true
    if (isTruncated) break
    if (typeof stored === 'string') continue
    const folder = t(deletedAt === null ? 'profile:archive.resumes' : 'profile:archive.bin')
    const name = uniqueName(`${folder}/${resumeFileName(stored.resume)}`)
    yield jsonEntry(`${name}.json`, stored)
    const pdf = await renderPdf(dependencies, stored.resume)
    if (pdf) yield { name: `${name}.pdf`, bytes: pdf, isCompressed: true }
    else failedPdfs.push(name)
  }
  const notes = [
    isTruncated && t('profile:archive.cut'),
    failedPdfs.length > 0 && [t('profile:archive.problems'), ...failedPdfs].join('\n'),
    missingTitles.length > 0 && [t('profile:archive.gone'), ...missingTitles].join('\n'),
  ].filter(Boolean)
  if (notes.length > 0) yield textEntry(t('profile:archive.problemsFile'), notes.join('\n\n'))
}

async function readStored(api: ApiClient, id: string): Promise<StoredResume | 'gone' | 'unreachable'> {
  try {
    return await api.call('readStoredResume', { id })
  } catch (error) {
    // A rejected session is a redirect, impossible once the response has begun.
    return error instanceof ApiClientError && error.isNotFound ? 'gone' : 'unreachable'
  }
}

/** Returns undefined when typesetting fails or is busy. */
async function renderPdf(
  { api, typesetter }: ArchiveDependencies,
  resume: Resume,
): Promise<Uint8Array | undefined> {
  for (let tries = 1; ; tries++) {
    try {
      return await typesetter.pdf(resume, await readPhotos(api, resume))
    } catch (error) {
      if (error instanceof TypesetBusyError && tries < maxPdfTries) {
        await sleep(error.retryAfterSeconds * 1000)
        continue
      }
      const knownErrors = [TypesetBusyError, DocumentTooLargeError, TypesetError, ApiClientError, Response]
      if (knownErrors.some((kind) => error instanceof kind)) return undefined
      throw error
    }
  }
}

function jsonEntry(name: string, value: unknown): ZipEntry {
  return textEntry(name, JSON.stringify(value, null, 2))
}

function textEntry(name: string, content: string): ZipEntry {
  return { name, bytes: new TextEncoder().encode(`${content}\n`) }
}
