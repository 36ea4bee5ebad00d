import { LRUCache } from 'lru-cache'
import sharp from 'sharp'
import { qrRows } from '#app/components/qr-code/qr-svg.server'
import type { ApiClient } from '#app/api-client/api-client'
import { withDrawings } from '#app/preview/sample-drawings.server'
import type { Language } from '#contract/validation/field-error-codes'
import type { PosterPages } from '#typeset/draw-invite-poster'
import type { Typesetter } from '#typeset/typesetter'
import { inviteLink } from './invite-link'

type Texts = Record<'brand' | 'title' | 'lead' | 'reward' | 'scan', string> & { from(name: string): string }
type PosterParams = {
  api: ApiClient
  typesetter: Typesetter
  publicOrigin: string
  language: Language
  texts: Texts
}

/** The samples on the poster: in front, and the two behind it. */
const sampleIds = {
  zh: ['product-manager', 'designer', 'kindergarten-teacher'],
  en: ['brand-manager', 'english-graduate', 'international-student'],
} as const
/** Of a page on the poster, at its 2 px a pt. */
const pageWidth = 560

/** Draws the invitation of the logged-in user as a PNG to post. */
export async function renderPoster(params: PosterParams): Promise<Uint8Array> {
  const { api, typesetter, publicOrigin, language, texts } = params
  const [{ inviteCode, shownName }, pages] = await Promise.all([
    api.call('readInvitations', {}),
    drawPages(api, typesetter, language),
  ])
  const { from, ...rest } = texts
  const { rows, coveredModules: covered } = qrRows(inviteLink(publicOrigin, inviteCode), true)
  return typesetter.poster(
    { code: rows, covered, host: new URL(publicOrigin).host, texts: { ...rest, from: from(shownName) } },
    pages,
  )
}

/** The same for everybody, until the next release. */
const drawnPages = new LRUCache<Language, PosterPages>({ max: 2 })

async function drawPages(api: ApiClient, typesetter: Typesetter, language: Language): Promise<PosterPages> {
  const known = drawnPages.get(language)
  if (known) return known
  const [front, left, right] = sampleIds[language]
  const pages: PosterPages = [
    await drawPage(api, typesetter, front),
    await drawPage(api, typesetter, left),
    await drawPage(api, typesetter, right),
  ]
  drawnPages.set(language, pages)
  return pages
}

async function drawPage(api: ApiClient, typesetter: Typesetter, id: string): Promise<Uint8Array> {
  const { resume, photos } = await withDrawings(await api.call('readSample', { id }))
  const png = await typesetter.png(resume, photos, 1, 2)
  if (!png) throw new Error(`the sample ${id} has no page`)
  return sharp(png)
    .resize({ width: pageWidth })
    .flatten({ background: '#fff' })
    .jpeg({ quality: 90 })
    .toBuffer()
}
