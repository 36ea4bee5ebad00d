import { setTimeout as sleep } from 'node:timers/promises'
import { i18nFor } from '#app/i18n/i18n.server'
import { fileNameOf } from '#app/preview/file-name'
import { readPhoto } from '#app/preview/photo-shelf.server'
import { UpstreamFailure } from '#app/api-client/failure'
import type { Upstream } from '#app/api-client/upstream'
import type { Language } from '#contract/problems'
import type { PersonalData } from '#contract/profile'
import type { Resume } from '#contract/resume'
import type { ResumeShelf, StoredResume } from '#contract/stored-resume'
import { TypesetBusy, TypesetFailed, TypesetTooMuch, type Typesetter } from '#typeset/typesetter'
import { nameGiver, type ZipEntry } from './zip.server'

const triesPerPdf = 3

export type ArchiveParts = { upstream: Upstream; typesetter: Typesetter; language: Language }

/**
 * The files of an export: everything as JSON, then each resume as JSON and PDF, those in the bin apart.
 * What could not be had is told in a text file, for by then the answer has long begun.
 */
export async function* archiveOf(
  parts: ArchiveParts,
  personal: PersonalData,
  { live, bin }: ResumeShelf,
): AsyncGenerator<ZipEntry> {
  const { t } = i18nFor(parts.language)
  const giveName = nameGiver()
  const unset: string[] = []
  const gone: string[] = []
  let cut = false
  yield json('data.json', personal)
  for (const { id, title, deletedAt } of [...live, ...bin]) {
    const stored = await readStored(parts.upstream, id)
    if (stored === 'gone') gone.push(title)
    if (stored === 'unreachable') cut = true
    if (cut) break
    if (typeof stored === 'string') continue
    const folder = t(deletedAt === null ? 'profile.archive.resumes' : 'profile.archive.bin')
    const name = giveName(`${folder}/${fileNameOf(stored.resume)}`)
    yield json(`${name}.json`, stored)
    const pdf = await pdfOf(parts, stored.resume)
    if (pdf) yield { name: `${name}.pdf`, bytes: pdf, packed: true }
    else unset.push(name)
  }
  const notes = [
    cut && t('profile.archive.cut'),
    unset.length > 0 && [t('profile.archive.problems'), ...unset].join('\n'),
    gone.length > 0 && [t('profile.archive.gone'), ...gone].join('\n'),
  ].filter(Boolean)
  if (notes.length > 0) yield text(t('profile.archive.problemsFile'), notes.join('\n\n'))
}

async function readStored(upstream: Upstream, id: string): Promise<StoredResume | 'gone' | 'unreachable'> {
  try {
    return await upstream.call('readStoredResume', { id })
  } catch (error) {
    // A refused login comes as a redirect, which an answer that has begun cannot be.
    return error instanceof UpstreamFailure && error.isNotFound ? 'gone' : 'unreachable'
  }
}

/** Undefined when it cannot be set, or not now. */
async function pdfOf(
  { upstream, typesetter }: ArchiveParts,
  resume: Resume,
): Promise<Uint8Array | undefined> {
  for (let tries = 1; ; tries++) {
    try {
      return await typesetter.pdf(resume, await readPhoto(upstream, resume.basics.photo))
    } catch (error) {
      if (error instanceof TypesetBusy && tries < triesPerPdf) {
        await sleep(error.retryAfterSeconds * 1000)
        continue
      }
      const known = [TypesetBusy, TypesetTooMuch, TypesetFailed, UpstreamFailure, Response]
      if (known.some((kind) => error instanceof kind)) return undefined
      throw error
    }
  }
}

function json(name: string, value: unknown): ZipEntry {
  return text(name, JSON.stringify(value, null, 2))
}

function text(name: string, content: string): ZipEntry {
  return { name, bytes: new TextEncoder().encode(`${content}\n`) }
}
