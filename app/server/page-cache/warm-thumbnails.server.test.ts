import { expect, test } from 'vitest'
import { thumbnailUrls, warmThumbnails } from './warm-thumbnails.server'

const eager =
  '<img src="/thumbnails/templates/banner?sample=a" srcSet="/thumbnails/templates/banner?sample=a 560w, /thumbnails/templates/banner?sample=a&amp;w=1120 1120w" loading="eager"/>'
const lazy =
  '<img loading="lazy" src="/thumbnails/templates/dusk" srcSet="/thumbnails/templates/dusk&amp;w=1120 1120w"/>'
const app = `<p>/thumbnails/in/words</p>${eager}${lazy}<img src="/favicon.svg"/>`
const log = { info: () => undefined, warn: () => undefined }
const pauses = { initialDelayMs: 0, intervalMs: 0 }

/** A front that remembers what it was asked for. */
function someFront() {
  const asked: string[] = []
  const fetch = (request: Request) => {
    const { pathname, search } = new URL(request.url)
    asked.push(pathname + search)
    return new Response(pathname === '/' ? app : lazy)
  }
  return { asked, fetch }
}

test('the pictures of a page are its thumbnails, in every size where they are shown at once', () => {
  expect(new Set(thumbnailUrls(app))).toEqual(
    new Set([
      '/thumbnails/templates/banner?sample=a',
      '/thumbnails/templates/banner?sample=a&w=1120',
      '/thumbnails/templates/dusk',
    ]),
  )
})

test('each picture is drawn once', async () => {
  const { asked, fetch } = someFront()
  const { signal } = new AbortController()
  await warmThumbnails({ fetch, origin: 'https://cv.example.com', log, signal, delays: pauses })
  expect(asked).toEqual([
    '/',
    '/thumbnails/templates/banner?sample=a',
    '/thumbnails/templates/banner?sample=a&w=1120',
    '/thumbnails/templates/dusk',
    '/resume/create',
    '/tpls',
  ])
})

test('none is drawn by a server that stops', async () => {
  const { asked, fetch } = someFront()
  const signal = AbortSignal.abort()
  await warmThumbnails({ fetch, origin: 'https://cv.example.com', log, signal, delays: pauses })
  expect(asked).toEqual([])
})
