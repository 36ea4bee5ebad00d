import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import sharp from 'sharp'
import type { Resume } from '#contract/resume'
import { TypesetBusy, TypesetTimeout, type Typesetter } from '#typeset/typesetter'
import { orBusy } from './or-busy.server'

/** What `?w=` may ask for; the first is what it gets otherwise. */
const widthsPx = [560, 1120] as const
type Width = (typeof widthsPx)[number]
/** Pixels a point, so that a page is drawn a little larger than it is shown. */
const scales = { 560: 1.5, 1120: 2.25 } as const satisfies Record<Width, number>
type Thumbnail = { webp: Buffer; tag: string }
const thumbnails = new LRUCache<string, Thumbnail>({
  maxSize: 24 * 1024 * 1024,
  sizeCalculation: ({ webp }) => webp.length,
})

const everybody = 'public, max-age=3600, stale-while-revalidate=86400'
/** Its address names the revision, so it never changes. */
const ownerOnly = 'private, max-age=604800, immutable'

/** The first page of a resume as a small picture; made once per content, then told apart by its tag. */
export function thumbnail(request: Request, typesetter: Typesetter, resume: Resume): Promise<Response> {
  return orBusy(answered(request, typesetter, { resume, photo: undefined, caching: everybody }))
}

/** The same of somebody's own resume, with the photo, for their browser alone. */
export function ownThumbnail(
  request: Request,
  typesetter: Typesetter,
  own: { resume: Resume; photo: Buffer | undefined },
): Promise<Response> {
  return orBusy(answered(request, typesetter, { ...own, caching: ownerOnly }))
}

type Shown = { resume: Resume; photo: Buffer | undefined; caching: string }

async function answered(request: Request, typesetter: Typesetter, shown: Shown): Promise<Response> {
  const { webp, tag } = await made(typesetter, shown, widthOf(request))
  const headers = { ETag: `"${tag}"`, 'Cache-Control': shown.caching }
  if (request.headers.get('if-none-match') === headers.ETag)
    return new Response(null, { status: 304, headers })
  return new Response(new Uint8Array(webp), { headers: { ...headers, 'Content-Type': 'image/webp' } })
}

function widthOf(request: Request): Width {
  const asked = Number(new URL(request.url).searchParams.get('w'))
  return widthsPx.find((width) => width === asked) ?? widthsPx[0]
}

async function made(typesetter: Typesetter, { resume, photo }: Shown, width: Width): Promise<Thumbnail> {
  // A photo never changes under its id, which the resume names; here it can only be gone.
  const content = JSON.stringify([resume, photo !== undefined, width])
  const tag = createHash('sha256').update(content).digest('base64url').slice(0, 22)
  const known = thumbnails.get(tag)
  if (known) return known
  const png = await patiently(() => typesetter.png(resume, photo, 1, scales[width]))
  if (!png) throw new Error('a resume without pages')
  const fresh = { tag, webp: await sharp(png).resize(width).webp({ quality: 84 }).toBuffer() }
  thumbnails.set(tag, fresh)
  return fresh
}

const mostTries = 3
const pauseMs = 700

/** A page of thumbnails asks for a dozen at once, and nobody waits for a single one of them: a busy moment is let pass. */
async function patiently<T>(make: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await make()
    } catch (error) {
      const passes = error instanceof TypesetBusy || error instanceof TypesetTimeout
      if (!passes || tries === mostTries) throw error
      await sleep(pauseMs)
    }
  }
}
