import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from './log.server'

/** Pages whose pictures are the same for everybody, the first one first. */
const pages = ['/', '/resume/create', '/tpls']
/** The first people of a fresh start come before its pictures. */
const beforeFirstMs = 2_000
const betweenMs = 150

type Warming = {
  fetch(request: Request): Response | Promise<Response>
  origin: string
  log: Pick<Log, 'info' | 'warn'>
  /** Ends it early. */
  signal: AbortSignal
  pauses?: { beforeFirstMs: number; betweenMs: number }
}

/** Has the pictures of the public pages drawn before somebody waits for them: one at a time, with room for others between. */
export async function warmPictures({ fetch, origin, log, signal, pauses }: Warming): Promise<void> {
  const { beforeFirstMs: first, betweenMs: between } = pauses ?? { beforeFirstMs, betweenMs }
  const ask = (path: string) => fetch(new Request(new URL(path, origin)))
  const drawn = new Set<string>()
  try {
    await sleep(first, undefined, { signal, ref: false })
    for (const page of pages)
      for (const picture of picturesOf(await (await ask(page)).text())) {
        if (drawn.has(picture)) continue
        drawn.add(picture)
        await sleep(between, undefined, { signal, ref: false })
        await (await ask(picture)).arrayBuffer()
      }
    log.info({ pictures: drawn.size }, 'pictures are drawn')
  } catch (error) {
    if (!signal.aborted) log.warn({ err: error }, 'pictures could not be drawn ahead')
  }
}

/** Thumbnails a page shows; of one that is loaded at once, every size. */
export function picturesOf(html: string): string[] {
  const images = html.match(/<img [^>]*>/g) ?? []
  return images
    .flatMap((image) => {
      const shown = /loading="lazy"/.test(image) ? image.replace(/srcset="[^"]*"/i, '') : image
      return shown.match(/\/thumbnails\/[^"\s]+/g) ?? []
    })
    .map((address) => address.replaceAll('&amp;', '&'))
}
