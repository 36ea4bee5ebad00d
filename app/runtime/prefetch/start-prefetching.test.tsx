import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startPrefetching } from './start-prefetching'

const fetchMock = vi.fn((_address: string, _init?: RequestInit) => Promise.resolve(new Response('data')))
beforeEach(() => {
  vi.useFakeTimers()
  fetchMock.mockClear()
  vi.stubGlobal('fetch', fetchMock)
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.stubGlobal('__remixRouter', { routes: [{ id: 'gallery', path: '/tpls' }] })
  vi.stubGlobal('__remixManifest', {
    version: 'a',
    routes: { gallery: { module: '/assets/gallery.js', imports: ['/assets/part.js'] } },
  })
})
afterEach(() => {
  document.head.innerHTML = ''
  vi.useRealTimers()
})

function pointAt(link: React.ReactElement) {
  render(link)
  const stop = startPrefetching()
  fireEvent.pointerOver(screen.getByText('模板'))
  vi.advanceTimersByTime(100)
  stop()
  return fetchMock.mock.calls.map(([address]) => new URL(address).pathname + new URL(address).search)
}
const preloaded = () =>
  [...document.head.querySelectorAll('link[rel=modulepreload]')].map((link) => link.getAttribute('href'))

test('a link that is pointed at has its scripts and data prefetched', () => {
  expect(pointAt(<a href="/tpls?level=free" data-discover="true" children="模板" />)).toEqual([
    '/tpls.data?level=free',
  ])
  expect(preloaded()).toEqual(['/assets/gallery.js', '/assets/part.js'])
})

test('the front page is prefetched from /_root.data', () => {
  window.history.replaceState(null, '', '/tpls')
  expect(pointAt(<a href="/" data-discover="true" children="模板" />)).toEqual(['/_root.data'])
  window.history.replaceState(null, '', '/')
})

test.each([
  ['that opens beside this page', { target: '_blank' }],
  ['that is a file', { download: '' }],
  ['that buys', { href: '/pricing?productId=200' }],
  ['that loads its page anew', { 'data-discover': undefined }],
])('a link %s is not prefetched', (_name, change) => {
  expect(pointAt(<a href="/tpls" data-discover="true" {...change} children="模板" />)).toEqual([])
  expect(preloaded()).toEqual([])
})

test.each([
  ['the browser', { connection: { saveData: true } }, false],
  ['a style', {}, true],
])('nothing is prefetched when %s requests reduced data', (_name, navigator, matches) => {
  vi.stubGlobal('navigator', navigator)
  vi.stubGlobal('matchMedia', () => ({ matches }))
  expect(pointAt(<a href="/tpls" data-discover="true" children="模板" />)).toEqual([])
})

test('a form with the focus has the scripts of its action preloaded, and no data requested', () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } })
  render(
    <form method="post" action="/tpls" data-discover="true">
      <input aria-label="手机号" />
    </form>,
  )
  const stop = startPrefetching()
  fireEvent.focusIn(screen.getByLabelText('手机号'))
  stop()
  expect(preloaded()).toEqual(['/assets/gallery.js', '/assets/part.js'])
  expect(fetchMock).not.toHaveBeenCalled()
})
