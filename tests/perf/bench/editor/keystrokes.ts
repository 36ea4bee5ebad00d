import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, CDPSession } from '@playwright/test'
import { openEditor, withBrowser } from './browser'
import type { Measurement } from '../stats/measurement'
import { measureKeystrokeCpu } from './keystroke-cpu'
import { median, percentile } from '../stats/percentiles'
import { withServer } from '#tests/servers/start-product-server'
import { focusText, typedText, typeKey } from './typing'
import { createDraftVisitor } from './draft-visitor'

const keystrokes = 60
// The pause between keys, in ms, so that saving one key does not delay the next.
const restMs = 250

/** Measures typing in the editor: how soon the pages follow, the bytes transferred, and the CPU time. */
export function measureKeystrokes(): Promise<Measurement[]> {
  return withServer(({ origin }) =>
    withBrowser(async (browser) => [
      ...(await measurePreviewLatency(browser, origin)),
      ...(await measureKeystrokeCpu(browser, origin)),
    ]),
  )
}

async function measurePreviewLatency(browser: Browser, origin: string): Promise<Measurement[]> {
  const page = await openEditor(browser, await createDraftVisitor(origin, 'sample:campus-graduate'))
  const devtools = await page.context().newCDPSession(page)
  const previewBytes = await countPreviewBytes(devtools)
  await focusText(page)
  const times: number[] = []
  // One more key first: it loads all glyphs, and replaces the images by live pages.
  for (const key of `首${typedText.slice(0, keystrokes)}`) {
    times.push(await typeKey(page, devtools, key))
    await sleep(restMs)
  }
  await page.context().close()
  const later = times.slice(1)
  const [first = NaN, ...bytes] = previewBytes
  return [
    { name: 'key to preview, p50', measured: percentile(later, 0.5), unit: 'ms', max: 60 },
    { name: 'key to preview, p95', measured: percentile(later, 0.95), unit: 'ms' },
    { name: 'first key to preview', measured: times[0]!, unit: 'ms' },
    { name: 'bytes of an edit, median', measured: median(bytes) / 1000, unit: 'kB', max: 20 },
    { name: 'bytes of an edit, most', measured: Math.max(...bytes) / 1000, unit: 'kB', max: 20 },
    { name: 'bytes of the first edit', measured: first / 1000, unit: 'kB' },
  ]
}

/** Returns a growing list of the sizes of preview responses on the wire, with their headers. */
async function countPreviewBytes(devtools: CDPSession): Promise<number[]> {
  const bytes: number[] = []
  const previews = new Set<string>()
  devtools.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (new URL(request.url).pathname === '/sheets/preview') previews.add(requestId)
  })
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (previews.has(requestId)) bytes.push(encodedDataLength)
  })
  await devtools.send('Network.enable')
  return bytes
}
