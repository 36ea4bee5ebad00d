import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from '#app/server/logging/logger.server'

/** Pages whose thumbnails are the same for everybody, the most important first. */
const pages = ['/', '/resume/create', '/tpls']
/** The first visitors after a start come before the thumbnails. */
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

/**
 * Renders the thumbnails of public pages before they are requested: one at a time, with pauses for other
 * work.
 */
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

/** The thumbnail URLs in a page; every size of an eagerly loaded one. */
export function thumbnailUrls(html: string): string[] {
  const images = html.match(/<img [^>]*>/g) ?? []
  return images
    .flatMap((image) => {
      const shown = /loading="lazy"/.test(image) ? image.replace(/srcset="[^"]*"/i, '') : image
      return shown.match(/\/thumbnails\/[^"\s]+/g) ?? []
    })
    .map((address) => address.replaceAll('&amp;', '&'))
}
