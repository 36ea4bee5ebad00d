import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import sharp from 'sharp'
import type { Resume } from '#contract/resume'
import { TypesetBusy, type Typesetter } from '#typeset/typesetter'
import { orBusy } from './or-busy.server'

/** What `?w=` may ask for; the first is what it gets otherwise. */
const widthsPx = [560, 360, 1120] as const
type Width = (typeof widthsPx)[number]
type Drawn = Exclude<Width, 360>
/** Pixels a point, so that a page is drawn a little larger than it is shown. */
const scales = { 560: 1.5, 1120: 2.25 } as const satisfies Record<Drawn, number>
type Thumbnail = { webp: Buffer; tag: string }
const thumbnails = new LRUCache<string, Thumbnail>({
  maxSize: 24 * 1024 * 1024,
  sizeCalculation: ({ webp }) => webp.length,
})

const everybody = 'public, max-age=3600, stale-while-revalidate=86400'
/** Its address names the revision, so it never changes. */
const ownerOnly = 'private, max-age=604800, immutable'

/** What everybody may see: its name stays the same for a while whatever the shelf does, so that most pictures ask nobody. */
type Public = { name: string; read: () => Promise<Resume | undefined> }
const nameLifeMs = 60_000
const named = new WeakMap<Typesetter, LRUCache<string, Thumbnail>>()

/** A page of a resume as a small picture, the first unless `?page=` says another; 404 when there is none. */
export async function thumbnail(request: Request, typesetter: Typesetter, shown: Public): Promise<Response> {
  const size = { width: widthOf(request), page: pageOf(request) }
  const known = named.get(typesetter) ?? new LRUCache<string, Thumbnail>({ max: 300, ttl: nameLifeMs })
  named.set(typesetter, known)
  const name = JSON.stringify([shown.name, size])
  const make = async () => {
    const resume = await shown.read()
    return resume && made(typesetter, { resume, photo: undefined }, size)
  }
  const answer = async () => {
    const picture = known.get(name) ?? (await make())
    if (picture) known.set(name, picture, { noUpdateTTL: true })
    return answered(request, picture, everybody)
  }
  return orBusy(answer())
}

/** The same of somebody's own resume, with the photo, for their browser alone. */
export function ownThumbnail(request: Request, typesetter: Typesetter, own: Shown): Promise<Response> {
  const size = { width: widthOf(request), page: pageOf(request) }
  return orBusy(made(typesetter, own, size).then((picture) => answered(request, picture, ownerOnly)))
}

type Shown = { resume: Resume; photo: Buffer | undefined }

function answered(request: Request, picture: Thumbnail | undefined, caching: string): Response {
  if (!picture) return new Response(null, { status: 404 })
  const { webp, tag } = picture
  const headers = { ETag: `"${tag}"`, 'Cache-Control': caching }
  if (request.headers.get('if-none-match') === headers.ETag)
    return new Response(null, { status: 304, headers })
  return new Response(new Uint8Array(webp), { headers: { ...headers, 'Content-Type': 'image/webp' } })
}

function widthOf(request: Request): Width {
  const asked = Number(new URL(request.url).searchParams.get('w'))
  return widthsPx.find((width) => width === asked) ?? widthsPx[0]
}

function pageOf(request: Request): number {
  const asked = Number(new URL(request.url).searchParams.get('page') ?? 1)
  return Number.isInteger(asked) && asked > 0 ? asked : 1
}

/** Undefined past the last page. */
async function made(
  typesetter: Typesetter,
  { resume, photo }: Shown,
  { width, page }: { width: Width; page: number },
): Promise<Thumbnail | undefined> {
  // A photo never changes under its id, which the resume names; here it can only be gone.
  const content = JSON.stringify([resume, photo !== undefined, width, page])
  const tag = createHash('sha256').update(content).digest('base64url').slice(0, 22)
  const known = thumbnails.get(tag)
  if (known) return known
  // The larger one is there as a rule, or soon asked for: no page is set for the smaller.
  const image =
    width === 360
      ? (await made(typesetter, { resume, photo }, { width: 560, page }))?.webp
      : await patiently(() => typesetter.png(resume, photo, page, scales[width]))
  if (!image) return undefined
  const fresh = { tag, webp: await sharp(image).resize(width).webp({ quality: 84 }).toBuffer() }
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
      if (!(error instanceof TypesetBusy) || tries === mostTries) throw error
      await sleep(pauseMs)
    }
  }
}
