import { createHash, randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { LRUCache } from 'lru-cache'
import sharp from 'sharp'
import type { Resume } from '#contract/resume/resume'
import { withoutDismissed } from '#resume-model/without-dismissed'
import { currentFairnessKey } from '#fair-queue/fairness-key'
import { createFairQueue, QueueFull } from '#fair-queue/fair-queue'
import { aiLabelOf, xmpPacket } from './pdf-postprocessing/ai-label'
import {
  withoutKnownParts,
  type CompletePreview,
  type ExtractedPdfText,
  type KnownParts,
  type PreviewPages,
} from './worker/job'
import type { Area } from './areas'
import { fontFolders } from './font-coverage/font-folders'
import { openGlyphLetters } from './fonts/glyph-letters'
import type { Photos } from './photos'
import type { Poster, PosterPages } from './draw-invite-poster'
import { posterDrawing, socialCardDrawing, type Drawing } from './drawing'
import { encodeSocialCard } from './encode-social-card'
import type { SocialCard } from './social-card'
import { shortHash } from './svg/short-hash'
import { assembleSvg } from './svg/split-svg'
import { TypesetBusyError, TypesetError, DocumentTooLargeError } from './errors'
import { createWorkerPool, type PoolOptions } from './worker/worker-pool'

export { TypesetBusyError, TypesetError, DocumentTooLargeError }
export type { Photos }
export type Typesetter = ReturnType<typeof createTypesetter>
/** A preview, without positions that are those of its base. `layoutId` is the `base` of the next request. */
export type Preview = Omit<PreviewPages, 'glyphIds' | 'anchors'> & { layoutId: string; anchors?: Area[] }

const MB = 1024 * 1024
// sharp's own cache holds 50 MB of intermediate images; the results are cached below.
sharp.cache(false)
const maxCachedBases = 500
const maxCachedTexts = 100
/** A resume whose JSON is longer than this is expected to be slow, in characters; most have a tenth. */
const longContentLength = 40_000
/**
 * Rendering an image takes a processor for 0.2 s; one stays free for previews while typing. A page of
 * thumbnails requests dozens at once.
 */
const drawingQueueLimits = {
  maxConcurrent: Math.max(1, availableParallelism() - 1),
  maxQueued: 120,
  maxQueuedPerKey: 60,
  maxWaitMs: 20_000,
}

/**
 * Typesets resumes: pages for the screen, PDF and PNG, all from one layout. Results are cached by content:
 * the same resume, photos and template version give the same bytes. Pages count from 1, sizes are pt, photos
 * JPEG. Every function may throw TypesetBusyError (retry), DocumentTooLargeError (shorten it) or
 * TypesetError.
 */
export function createTypesetter(options: PoolOptions) {
  const pool = createWorkerPool(options)
  const drawingQueue = createFairQueue(drawingQueueLimits)
  const pdfCache = new LRUCache<string, Uint8Array>({
    maxSize: 32 * MB,
    sizeCalculation: (bytes) => bytes.length,
  })
  const previewCache = new LRUCache<string, CompletePreview>({ maxSize: 8 * MB, sizeCalculation: weightOf })
  const textCache = new LRUCache<string, ExtractedPdfText>({ max: maxCachedTexts })
  const knownPartsCache = new LRUCache<
    string,
    KnownParts & { glyphIds: Set<string>; anchors: string | undefined }
  >({
    max: maxCachedBases,
  })

  let lettersOf: ReturnType<typeof openGlyphLetters> | undefined

  /** Without a base, everything. */
  async function draw(
    resume: Resume,
    photos: Photos | undefined,
    base?: KnownParts,
    withPositions = true,
  ): Promise<PreviewPages> {
    const { key, isLong } = identify(resume, photos)
    const known = previewCache.get(key)
    if (known) return withoutKnownParts(known, base)
    const job = { make: 'sheets', resume, photos, known: base, withPositions } as const
    const { preview: pageSvgs } = await pool.run(job, key, isLong)
    if (!pageSvgs) throw new TypesetError('a worker answered without sheets')
    if (!base) previewCache.set(key, pageSvgs as CompletePreview)
    return pageSvgs
  }

  async function drawQueued<T>(draw: () => Promise<T>): Promise<T> {
    try {
      return await drawingQueue.run(await currentFairnessKey(), draw)
    } catch (error) {
      if (error instanceof QueueFull) throw new TypesetBusyError(error.message)
      throw error
    }
  }

  async function file<T extends Uint8Array | undefined>(key: string, make: () => Promise<T>) {
    const made = pdfCache.get(key) ?? (await make())
    if (made) pdfCache.set(key, made)
    return made
  }

  /** A picture that is no resume, as the file that `encode` makes of its SVG. */
  async function drawnFile(drawing: Drawing, key: string, encode: (svg: string) => Promise<Uint8Array>) {
    const { drawing: svg } = await pool.run({ make: 'drawing', drawing }, key)
    if (svg === undefined) throw new TypesetError('a worker answered without a drawing')
    return drawQueued(() => encode(svg))
  }

  async function svgPage(
    resume: Resume,
    photos: Photos | undefined,
    page: number,
  ): Promise<string | undefined> {
    const { pages, glyphs } = (await draw(resume, photos)) as CompletePreview
    const found = pages[page - 1]
    return found && assembleSvg(found, glyphs)
  }

  return {
    /** The pages (sizes without drawings), the positions on them, and what to report about them. */
    async pages(resume: Resume, photos: Photos | undefined) {
      const { glyphs: _, glyphIds: __, pages, ...facts } = (await draw(resume, photos)) as CompletePreview
      const layoutId = identify(resume, photos).key.slice(0, 16)
      return { ...facts, layoutId, pages: pages.map(({ hash, width, height }) => ({ hash, width, height })) }
    },

    /** The pages, glyphs and wanted positions that the layout `base` lacked; all of them for an unknown or no base. */
    async preview(
      resume: Resume,
      photos: Photos | undefined,
      base?: string,
      withPositions = true,
    ): Promise<Preview> {
      const previous = base === undefined ? undefined : knownPartsCache.get(base)
      const isComplete = withPositions || !previous
      const { glyphIds, anchors, ...pageSvgs } = await draw(resume, photos, previous, isComplete)
      const layoutId = randomBytes(12).toString('base64url')
      const anchorsHash = anchors ? shortHash(JSON.stringify(anchors)) : previous?.anchors
      knownPartsCache.set(layoutId, {
        glyphIds: unionOfIds(previous?.glyphIds, glyphIds),
        anchors: anchorsHash,
        pageHashes: pageSvgs.pages.map(({ hash }) => hash),
      })
      return { ...pageSvgs, ...(anchorsHash !== previous?.anchors && { anchors }), layoutId }
    },

    /** The characters of glyphs by the ids of their outlines; without those that no character has alone. */
    letters: (glyphIds: readonly string[]) => (lettersOf ??= openGlyphLetters(fontFolders()))(glyphIds),

    /** A page as a standalone SVG file; undefined when there is no such page. */
    svgPage,

    /** A page as a PNG of `scale` pixels per pt; undefined when there is no such page. */
    png: (resume: Resume, photos: Photos | undefined, page: number, scale: number) =>
      file(`${identify(resume, photos).key}:${page}@${scale}`, () =>
        drawQueued(async () => {
          const svg = await svgPage(resume, photos, page)
          if (svg === undefined) return undefined
          const png = sharp(Buffer.from(svg), { density: 72 * scale }).png()
          const label = aiLabelOf(resume)
          return (label === undefined ? png : png.withXmp(xmpPacket(label))).toBuffer()
        }),
      ),

    /**
     * The PDF: tagged, with its language, title, author and outline. `withData`: with what is printed as JSON within, for
     * its owner alone.
     */
    async pdf(resume: Resume, photos: Photos | undefined, { withData = false } = {}): Promise<Uint8Array> {
      const { key, isLong } = identify(resume, photos)
      const made = await file(
        `${key}:pdf${withData ? '+data' : ''}`,
        async () => (await pool.run({ make: 'pdf', resume, photos, withData }, key, isLong)).pdf,
      )
      if (!made) throw new TypesetError('a worker answered without a PDF')
      return made
    },

    /** The text that software reads in that PDF. */
    async fileText(resume: Resume, photos: Photos | undefined): Promise<ExtractedPdfText> {
      const { key, isLong } = identify(resume, photos)
      const text = textCache.get(key) ?? (await pool.run({ make: 'text', resume, photos }, key, isLong)).text
      if (!text) throw new TypesetError('a worker answered without a text')
      textCache.set(key, text)
      return text
    },

    /** The poster of an invitation as a PNG of 1080 × 1440 px. */
    poster(poster: Poster, pages: PosterPages): Promise<Uint8Array> {
      const drawing = posterDrawing(poster, pages)
      const key = identifyDrawing(drawing)
      const toPng = (svg: string) => sharp(Buffer.from(svg), { density: 144 }).png().toBuffer()
      return file(`drawing:${key}`, () => drawnFile(drawing, key, toPng))
    },

    /** The card of a shared link as a PNG of 1200 × 630 px; `pictures`: the JPEGs on it. Not cached. */
    socialCard(card: SocialCard, pictures: readonly Uint8Array[]): Promise<Uint8Array> {
      const drawing = socialCardDrawing(card, pictures)
      return drawnFile(drawing, identifyDrawing(drawing), encodeSocialCard)
    },

    /** How many documents are being typeset, and how many wait. */
    load: () => pool.load(),
    /** Resolves when a worker is warm. */
    ready: () => pool.warm(),
    /** Whether a document would be typeset now. */
    healthy: () => Promise.resolve(pool.isWorking()),
    close: () => pool.close(),
  }
}

/** A key by content; `isLong` says that the document is expected to be slow. */
function identify(resume: Resume, { photo, pictures = {} }: Photos = {}): { key: string; isLong: boolean } {
  const content = JSON.stringify(withoutDismissed(resume))
  const hash = createHash('sha256').update(content)
  if (photo) hash.update(photo)
  for (const [id, jpeg] of Object.entries(pictures)) hash.update(id).update(jpeg)
  const key = hash.digest('base64url')
  return { key, isLong: content.length > longContentLength }
}

function identifyDrawing({ file, input, pictures }: Drawing): string {
  const hash = createHash('sha256').update(JSON.stringify([file, input]))
  for (const picture of pictures) hash.update(picture)
  return hash.digest('base64url')
}

function weightOf({ pages, glyphs }: CompletePreview): number {
  const textCache = [...pages.map(({ body }) => body), ...Object.values(glyphs)]
  return textCache.reduce((sum, text) => sum + text.length, 1_000)
}

/** Most edits add no glyph: then bases share the set. */
function unionOfIds(previousIds: Set<string> | undefined, ids: string[]): Set<string> {
  if (previousIds && ids.every((id) => previousIds.has(id))) return previousIds
  return new Set([...(previousIds ?? []), ...ids])
}
