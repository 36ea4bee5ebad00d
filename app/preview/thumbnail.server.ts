import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import sharp from 'sharp'
import type { Resume } from '#contract/resume/resume'
import { TypesetBusyError, type Typesetter } from '#typeset/typesetter'
import { withTypesetErrors } from './typeset-error-response.server'

/** What `?w=` may ask for; the first is what it gets otherwise. */
const widthsPx = [560, 360, 1120] as const
type Width = (typeof widthsPx)[number]
type RenderedWidth = Exclude<Width, 360>
/** Pixels a point, so that a page is drawn a little larger than it is shown. */
const scales = { 560: 1.5, 1120: 2.25 } as const satisfies Record<RenderedWidth, number>
type Thumbnail = { webp: Buffer; tag: string }
const thumbnails = new LRUCache<string, Thumbnail>({
  maxSize: 24 * 1024 * 1024,
  sizeCalculation: ({ webp }) => webp.length,
})

const publicCacheControl = 'public, max-age=3600, stale-while-revalidate=86400'
/** Its address names the revision, so it never changes. */
const privateCacheControl = 'private, max-age=604800, immutable'

/** What everybody may see: its name stays the same for a while whatever the shelf does, so that most pictures ask nobody. */
type PublicThumbnail = { name: string; read: () => Promise<Resume | undefined> }
const nameTtlMs = 60_000
const thumbnailsByName = new WeakMap<Typesetter, LRUCache<string, Thumbnail>>()

/** A page of a resume as a small picture, the first unless `?page=` says another; 404 when there is none. */
export async function renderPublicThumbnail(
  request: Request,
  typesetter: Typesetter,
  publicThumbnail: PublicThumbnail,
): Promise<Response> {
  const size = { width: widthOf(request), page: pageOf(request) }
  const cached =
    thumbnailsByName.get(typesetter) ?? new LRUCache<string, Thumbnail>({ max: 300, ttl: nameTtlMs })
  thumbnailsByName.set(typesetter, cached)
  const name = JSON.stringify([publicThumbnail.name, size])
  const render = async () => {
    const resume = await publicThumbnail.read()
    return resume && renderThumbnail(typesetter, { resume, photo: undefined }, size)
  }
  const answer = async () => {
    const picture = cached.get(name) ?? (await render())
    if (picture) cached.set(name, picture, { noUpdateTTL: true })
    return thumbnailResponse(request, picture, publicCacheControl)
  }
  return withTypesetErrors(answer())
}

/** The same of somebody's own resume, with the photo, for their browser alone. */
export function renderOwnThumbnail(
  request: Request,
  typesetter: Typesetter,
  own: ThumbnailSource,
): Promise<Response> {
  const size = { width: widthOf(request), page: pageOf(request) }
  return withTypesetErrors(
    renderThumbnail(typesetter, own, size).then((picture) =>
      thumbnailResponse(request, picture, privateCacheControl),
    ),
  )
}

type ThumbnailSource = { resume: Resume; photo: Buffer | undefined }

function thumbnailResponse(request: Request, picture: Thumbnail | undefined, cacheControl: string): Response {
  if (!picture) return new Response(null, { status: 404 })
  const { webp, tag } = picture
  const headers = { ETag: `"${tag}"`, 'Cache-Control': cacheControl }
  if (request.headers.get('if-none-match') === headers.ETag)
    return new Response(null, { status: 304, headers })
  return new Response(new Uint8Array(webp), { headers: { ...headers, 'Content-Type': 'image/webp' } })
}

function widthOf(request: Request): Width {
  const requested = Number(new URL(request.url).searchParams.get('w'))
  return widthsPx.find((width) => width === requested) ?? widthsPx[0]
}

function pageOf(request: Request): number {
  const requested = Number(new URL(request.url).searchParams.get('page') ?? 1)
  return Number.isInteger(requested) && requested > 0 ? requested : 1
}

/** Undefined past the last page. */
async function renderThumbnail(
  typesetter: Typesetter,
  { resume, photo }: ThumbnailSource,
  { width, page }: { width: Width; page: number },
): Promise<Thumbnail | undefined> {
  // A photo never changes under its id, which the resume names; here it can only be gone.
  const content = JSON.stringify([resume, photo !== undefined, width, page])
  const tag = createHash('sha256').update(content).digest('base64url').slice(0, 22)
  const cached = thumbnails.get(tag)
  if (cached) return cached
  // The larger one is there as a rule, or soon asked for: no page is set for the smaller.
  const image =
    width === 360
      ? (await renderThumbnail(typesetter, { resume, photo }, { width: 560, page }))?.webp
      : await retryWhileBusy(() => typesetter.png(resume, photo, page, scales[width]))
  if (!image) return undefined
  const rendered = { tag, webp: await sharp(image).resize(width).webp({ quality: 84 }).toBuffer() }
  thumbnails.set(tag, rendered)
  return rendered
}

const maxTries = 3
const pauseMs = 700

/** A page of thumbnails asks for a dozen at once, and nobody waits for a single one of them: a busy moment is let pass. */
async function retryWhileBusy<T>(render: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await render()
    } catch (error) {
      if (!(error instanceof TypesetBusyError) || tries === maxTries) throw error
      await sleep(pauseMs)
    }
  }
}
