import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from '#app/server/logging/logger.server'

/** Pages whose pictures are the same for everybody, the first one first. */
const pages = ['/', '/resume/create', '/tpls']
/** The first people of a fresh start come before its pictures. */
const initialDelayMs = 2_000
const intervalMs = 150

type WarmThumbnailsOptions = {
  fetch(request: Request): Response | Promise<Response>
  origin: string
  log: Pick<Logger, 'info' | 'warn'>
  /** Ends it early. */
  signal: AbortSignal
  delays?: { initialDelayMs: number; intervalMs: number }
}

/** Has the pictures of the public pages drawn before somebody waits for them: one at a time, with room for others between. */
export async function warmThumbnails({
  fetch,
  origin,
  log,
  signal,
  delays,
}: WarmThumbnailsOptions): Promise<void> {
  const { initialDelayMs: firstDelayMs, intervalMs: pauseMs } = delays ?? { initialDelayMs, intervalMs }
  const fetchPath = (path: string) => fetch(new Request(new URL(path, origin)))
  const warmed = new Set<string>()
  try {
    await sleep(firstDelayMs, undefined, { signal, ref: false })
    for (const page of pages)
      for (const thumbnail of thumbnailUrls(await (await fetchPath(page)).text())) {
        if (warmed.has(thumbnail)) continue
        warmed.add(thumbnail)
        await sleep(pauseMs, undefined, { signal, ref: false })
        await (await fetchPath(thumbnail)).arrayBuffer()
      }
    log.info({ pictures: warmed.size }, 'pictures are drawn')
  } catch (error) {
    if (!signal.aborted) log.warn({ err: error }, 'pictures could not be drawn ahead')
  }
}

/** Thumbnails a page shows; of one that is loaded at once, every size. */
export function thumbnailUrls(html: string): string[] {
  const images = html.match(/<img [^>]*>/g) ?? []
  return images
    .flatMap((image) => {
      const shown = /loading="lazy"/.test(image) ? image.replace(/srcset="[^"]*"/i, '') : image
      return shown.match(/\/thumbnails\/[^"\s]+/g) ?? []
    })
    .map((address) => address.replaceAll('&amp;', '&'))
}
