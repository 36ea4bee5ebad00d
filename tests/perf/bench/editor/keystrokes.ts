import { statSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, CDPSession, Page } from '@playwright/test'
import { openEditor, withBrowser } from './browser'
import type { Measurement } from '../stats/measurement'
import { measureKeystrokeCpu } from './keystroke-cpu'
import { median, percentile } from '../stats/percentiles'
import { withServer } from '#tests/servers/start-product-server'
import { sixPageResume } from '../documents/bench-resumes'
import { focusName, focusText, typedText, typeKey, type PreviewTimes } from './typing'
import { createDraftVisitor, createDraftVisitorWith } from './draft-visitor'

const keystrokes = 40
// The pause between keys, in ms, so that saving one key does not delay the next.
const restMs = 250

const onePage = {
  name: 'one page',
  createDraft: (origin: string) => createDraftVisitor(origin, 'sample:campus-graduate'),
  maxMs: 40,
  deviceMaxMs: { p50: 32, p95: 50 },
}
const sixPages = {
  name: 'six pages',
  createDraft: (origin: string) => createDraftVisitorWith(origin, sixPageResume()),
  maxMs: 60,
  deviceMaxMs: { p50: 50, p95: 90 },
}
type Document = typeof onePage
const fields = { 'a bullet': focusText, 'the name': focusName }

/**
 * Measures typing in the editor, in a fresh browser for each document: how soon the pages follow a key in any
 * field, the bytes transferred, and the CPU time.
 */
export function measureKeystrokes(): Promise<Measurement[]> {
  return withServer(async ({ origin }) => [
    ...(await withBrowser((browser) => measurePreview(browser, origin, onePage))),
    ...(await withBrowser((browser) => measurePreview(browser, origin, sixPages))),
    ...(await withBrowser((browser) => measureDevicePreview(browser, origin, onePage))),
    ...(await withBrowser((browser) => measureDevicePreview(browser, origin, sixPages))),
    ...(await withBrowser((browser) => measureKeystrokeCpu(browser, origin))),
  ])
}

async function measurePreview(browser: Browser, origin: string, document: Document): Promise<Measurement[]> {
  const page = await openEditor(browser, await document.createDraft(origin))
  const previewBytes = countPreviewBytes(page)
  const devtools = await page.context().newCDPSession(page)
  const of = (figure: string) => `${document.name}: ${figure}`
  await focusText(page)
  // The first key loads all glyphs, and replaces the images by live pages.
  const first = await typeKey(page, devtools, '首')
  const measured: Measurement[] = [{ name: of('first key to pixels'), measured: first.painted, unit: 'ms' }]
  measured.push(...(await measureFields(page, devtools, of, { p50: document.maxMs, p95: 90 })))
  await page.context().close()
  const [firstBytes = NaN, ...bytes] = previewBytes
  return [
    ...measured,
    { name: of('bytes of a key, median'), measured: median(bytes) / 1000, unit: 'kB', max: 6 },
    { name: of('bytes of a key, most'), measured: Math.max(...bytes) / 1000, unit: 'kB' },
    { name: of('bytes of the first key'), measured: firstBytes / 1000, unit: 'kB' },
  ]
}

/** The same where the browser typesets the pages itself, as it does on a computer when nobody has typed for a while. */
async function measureDevicePreview(
  browser: Browser,
  origin: string,
  document: Document,
): Promise<Measurement[]> {
  const page = await openEditor(browser, await document.createDraft(origin), { typesets: true })
  const previewBytes = countPreviewBytes(page)
  const files = new Set<string>()
  page.context().on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/\/device-|\.wasm$/.test(pathname)) files.add(pathname)
  })
  const devtools = await page.context().newCDPSession(page)
  const of = (figure: string) => `${document.name} on the device: ${figure}`
  await focusText(page)
  const outlines = page.waitForResponse(/device-outlines/)
  for (const key of '首先') await typeKey(page, devtools, key)
  await outlines
  // The first document in WebAssembly takes longest, and the browser compiles what is used often once more.
  await sleep(5_000)
  for (const key of typedText.slice(0, keystrokes)) {
    await typeKey(page, devtools, key)
    await page.keyboard.press('Backspace')
    await sleep(restMs)
  }
  const requestsBefore = previewBytes.length
  const measured = await measureFields(page, devtools, of, document.deviceMaxMs)
  await page.context().close()
  return [
    ...measured,
    { name: of('keys that the service drew'), measured: previewBytes.length - requestsBefore, unit: '' },
    { name: of('files loaded for it'), measured: transferBytes(files) / 1e6, unit: 'MB' },
  ]
}

/** Types into each field, and measures until the preview follows. */
async function measureFields(
  page: Page,
  devtools: CDPSession,
  of: (figure: string) => string,
  max: { p50: number; p95: number },
): Promise<Measurement[]> {
  const measured: Measurement[] = []
  for (const [field, focus] of Object.entries(fields)) {
    await focus(page)
    const times: PreviewTimes[] = []
    for (const key of typedText.slice(0, keystrokes)) {
      await sleep(restMs)
      times.push(await typeKey(page, devtools, key))
    }
    const at = (kind: keyof PreviewTimes, rank: number) =>
      percentile(
        times.map((time) => time[kind]),
        rank,
      )
    const figure = (end: string) => of(`key in ${field} to ${end}`)
    measured.push(
      { name: figure('its letter on the page, p50'), measured: at('letter', 0.5), unit: 'ms', max: max.p50 },
      { name: figure('its letter on the page, p95'), measured: at('letter', 0.95), unit: 'ms', max: max.p95 },
      { name: figure('drawing, p50'), measured: at('drawn', 0.5), unit: 'ms' },
      { name: figure('pixels, p50'), measured: at('painted', 0.5), unit: 'ms', max: max.p50 },
      { name: figure('pixels, p95'), measured: at('painted', 0.95), unit: 'ms', max: max.p95 },
    )
  }
  return measured
}

/** Returns a growing list of the sizes of preview responses on the wire, with their headers. */
function countPreviewBytes(page: Page): number[] {
  const bytes: number[] = []
  page.on('requestfinished', (request) => {
    if (new URL(request.url()).pathname !== '/sheets/preview') return
    void request
      .sizes()
      .then(({ responseBodySize, responseHeadersSize }) => bytes.push(responseBodySize + responseHeadersSize))
  })
  return bytes
}

/** The size of built files as browsers load them; the service worker that passes them on hides it. */
function transferBytes(paths: Iterable<string>): number {
  return [...paths].reduce((sum, path) => sum + statSync(`build/client${path}.br`).size, 0)
}
