import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, Page } from '@playwright/test'
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
}
const sixPages = {
  name: 'six pages',
  createDraft: (origin: string) => createDraftVisitorWith(origin, sixPageResume()),
  maxMs: 60,
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
    measured.push(
      { name: of(`key in ${field} to drawing, p50`), measured: at('drawn', 0.5), unit: 'ms' },
      {
        name: of(`key in ${field} to pixels, p50`),
        measured: at('painted', 0.5),
        unit: 'ms',
        max: document.maxMs,
      },
      { name: of(`key in ${field} to pixels, p95`), measured: at('painted', 0.95), unit: 'ms', max: 90 },
    )
  }
  await page.context().close()
  const [firstBytes = NaN, ...bytes] = previewBytes
  return [
    ...measured,
    { name: of('bytes of a key, median'), measured: median(bytes) / 1000, unit: 'kB', max: 6 },
    { name: of('bytes of a key, most'), measured: Math.max(...bytes) / 1000, unit: 'kB' },
    { name: of('bytes of the first key'), measured: firstBytes / 1000, unit: 'kB' },
  ]
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
