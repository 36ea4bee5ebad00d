import { expect, test } from 'vitest'
import { thumbnailUrls, warmThumbnails } from './warm-thumbnails.server'

const eager =
  '<img src="/thumbnails/templates/banner?sample=a" srcSet="/thumbnails/templates/banner?sample=a 560w, /thumbnails/templates/banner?sample=a&amp;w=1120 1120w" loading="eager"/>'
const lazy =
  '<img loading="lazy" src="/thumbnails/templates/dusk" srcSet="/thumbnails/templates/dusk&amp;w=1120 1120w"/>'
const app = `<p>/thumbnails/in/words</p>${eager}${lazy}<img src="/favicon.svg"/>`
const log = { info: () => undefined, warn: () => undefined }
const pauses = { initialDelayMs: 0, intervalMs: 0 }

/** A server that records its requests. */
function someFront() {
  const requested: string[] = []
  const fetch = (request: Request) => {
    const { pathname, search } = new URL(request.url)
    requested.push(pathname + search)
    return new Response(pathname === '/' ? app : lazy)
  }
  return { requested, fetch }
}

test("a page's images are its thumbnails, in every size if they are loaded eagerly", () => {
  expect(new Set(thumbnailUrls(app))).toEqual(
    new Set([
      '/thumbnails/templates/banner?sample=a',
      '/thumbnails/templates/banner?sample=a&w=1120',
      '/thumbnails/templates/dusk',
    ]),
  )
})

test('each thumbnail is rendered once', async () => {
  const { requested, fetch } = someFront()
  const { signal } = new AbortController()
  await warmThumbnails({ fetch, origin: 'https://cv.example.com', log, signal, delays: pauses })
  expect(requested).toEqual([
    '/',
    '/thumbnails/templates/banner?sample=a',
    '/thumbnails/templates/banner?sample=a&w=1120',
    '/thumbnails/templates/dusk',
    '/resume/create',
    '/tpls',
  ])
})

test('nothing is rendered once the server stops', async () => {
  const { requested, fetch } = someFront()
  const signal = AbortSignal.abort()
  await warmThumbnails({ fetch, origin: 'https://cv.example.com', log, signal, delays: pauses })
  expect(requested).toEqual([])
})
