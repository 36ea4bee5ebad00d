import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { LRUCache } from 'lru-cache'
import sharp from 'sharp'
import type { Resume } from '#contract/resume/resume'
import type { Photos, Typesetter } from '#typeset/typesetter'
import { retryWhileBusy } from './retry-while-busy.server'
import { parseThumbnailSize, variantOf, type ThumbnailSize } from './thumbnail-size.server'
import { withTypesetErrors } from './typeset-error-response.server'

type Thumbnail = { webp: Buffer; tag: string }
const thumbnails = new LRUCache<string, Thumbnail>({
  maxSize: 24 * 1024 * 1024,
  sizeCalculation: ({ webp }) => webp.length,
})

/** Letters of a page that is shown this small need no more; 84 takes a third more bytes. */
const thumbnailQuality = 68

const publicCacheControl = 'public, max-age=3600, stale-while-revalidate=86400'
/** Its URL contains the revision, so it never changes. */
const immutableCacheControl = 'private, max-age=604800, immutable'

/**
 * A public thumbnail: its name is cached for a while even if the catalogue changes, so that most requests
 * read nothing.
 */
type PublicThumbnail = { name: string; read: () => Promise<ThumbnailSource | undefined> }
const nameTtlMs = 60_000
const thumbnailsByName = new WeakMap<Typesetter, LRUCache<string, Thumbnail>>()

/** A page of a resume as a small image, the first unless `?page=` is given; 404 when there is none. */
export async function renderPublicThumbnail(
  request: Request,
  typesetter: Typesetter,
  publicThumbnail: PublicThumbnail,
): Promise<Response> {
  const size = sizeOf(request)
  const cached =
    thumbnailsByName.get(typesetter) ?? new LRUCache<string, Thumbnail>({ max: 300, ttl: nameTtlMs })
  thumbnailsByName.set(typesetter, cached)
  const name = JSON.stringify([publicThumbnail.name, size])
  const render = async () => {
    const source = await publicThumbnail.read()
    return source && renderThumbnail(typesetter, source, size)
  }
  const answer = async () => {
    const picture = cached.get(name) ?? (await render())
    if (picture) cached.set(name, picture, { noUpdateTTL: true })
    return thumbnailResponse(request, picture, publicCacheControl)
  }
  return withTypesetErrors(answer())
}

/** How long a browser may keep a page of its own: as its URL says which content it is, until it was asked for again, not. */
const ownCacheControls = {
  immutable: immutableCacheControl,
  'no-cache': 'private, no-cache',
  'no-store': 'no-store',
}

/** A thumbnail for one browser only: of the user's own resume with its photo, or with a visitor's name. */
export function renderOwnThumbnail(
  request: Request,
  typesetter: Typesetter,
  own: ThumbnailSource,
  caching: keyof typeof ownCacheControls = 'no-cache',
): Promise<Response> {
  return withTypesetErrors(
    renderThumbnail(typesetter, own, sizeOf(request)).then((picture) =>
      thumbnailResponse(request, picture, ownCacheControls[caching]),
    ),
  )
}

export type ThumbnailSource = { resume: Resume; photos: Photos }

function thumbnailResponse(request: Request, picture: Thumbnail | undefined, cacheControl: string): Response {
  if (!picture) return new Response(null, { status: 404 })
  const { webp, tag } = picture
  const headers = { ETag: `"${tag}"`, 'Cache-Control': cacheControl }
  if (request.headers.get('if-none-match') === headers.ETag)
    return new Response(null, { status: 304, headers })
  return new Response(new Uint8Array(webp), { headers: { ...headers, 'Content-Type': 'image/webp' } })
}

const sizeOf = (request: Request) => parseThumbnailSize(new URL(request.url).searchParams)

/** Undefined past the last page. */
async function renderThumbnail(
  typesetter: Typesetter,
  { resume, photos }: ThumbnailSource,
  size: ThumbnailSize,
): Promise<Thumbnail | undefined> {
  const { width, page } = size
  // A photo or picture never changes under its id, which the resume contains; here it can only be gone.
  const pictures = photos.pictures && Object.keys(photos.pictures)
  const content = JSON.stringify([resume, photos.photo !== undefined, width, page, ...(pictures ?? [])])
  const tag = createHash('sha256').update(content).digest('base64url').slice(0, 22)
  const cached = thumbnails.get(tag)
  if (cached) return cached
  const drawn = await readDrawn(tag)
  if (drawn) {
    thumbnails.set(tag, drawn)
    return drawn
  }
  const variant = variantOf(size)
  const image =
    'from' in variant
      ? (await renderThumbnail(typesetter, { resume, photos }, { ...size, width: variant.from }))?.webp
      : await retryWhileBusy(() => typesetter.png(resume, photos, page, variant.pixelsPerPt))
  if (!image) return undefined
  const webp = await sharp(image).resize({ width }).webp({ quality: thumbnailQuality }).toBuffer()
  const rendered = { tag, webp }
  thumbnails.set(tag, rendered)
  return rendered
}

/** One that was drawn when the product was built (scripts/draw-thumbnails.mjs). */
async function readDrawn(tag: string): Promise<Thumbnail | undefined> {
  if (!import.meta.env.PROD) return undefined
  const webp = await readFile(new URL(`../thumbnails/${tag}.webp`, import.meta.url)).catch(() => undefined)
  return webp && { tag, webp }
}
