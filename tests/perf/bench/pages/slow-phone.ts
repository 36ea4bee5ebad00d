import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test'

/**
 * The cost of a load with the CPU four times slower: LCP from the navigation's start, TBT over all long
 * tasks.
 */
export type PageLoad = {
  lcpMs: number
  tbtMs: number
  cls: number
  requests: number
  bytes: number
  thirdPartyRequests: number
}
type Cookies = Parameters<BrowserContext['addCookies']>[0]
type WebVitals = Pick<PageLoad, 'lcpMs' | 'tbtMs' | 'cls'>

/** Lighthouse's Slow 4G, as applied through DevTools: 150 ms round trips, 1.6 Mbit/s. */
const network = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
}
const cpuSlowdown = 4
const quietMs = 2_000

/** Loads a page like an old phone on a slow network, from an empty cache. */
export async function loadOnSlowPhone(browser: Browser, url: string, cookies: Cookies): Promise<PageLoad> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
    locale: 'zh-CN',
    // The service worker would load the offline editor once the page is idle.
    serviceWorkers: 'block',
  })
  try {
    await context.addCookies(cookies)
    const page = await context.newPage()
    const phone = await context.newCDPSession(page)
    const traffic = await watchTraffic(phone, new URL(url).host)
    await phone.send('Network.emulateNetworkConditions', network)
    await phone.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
    await page.addInitScript({ content: watchPaint })
    await page.goto(url, { waitUntil: 'networkidle', timeout: 90_000 })
    await page.waitForTimeout(quietMs)
    const seen = await readWebVitals(page)
    if (seen.lcpMs === 0) throw new Error(`${url} painted nothing`)
    return { ...seen, ...traffic }
  } finally {
    await context.close()
  }
}

async function watchTraffic(phone: CDPSession, host: string) {
  const traffic = { requests: 0, bytes: 0, thirdPartyRequests: 0 }
  await phone.send('Network.enable')
  phone.on('Network.requestWillBeSent', ({ request }) => {
    const { protocol, host: requestedUrls } = new URL(request.url)
    if (protocol === 'data:' || protocol === 'blob:') return
    traffic.requests++
    if (requestedUrls !== host) traffic.thirdPartyRequests++
  })
  phone.on('Network.loadingFinished', ({ encodedDataLength }) => void (traffic.bytes += encodedDataLength))
  return traffic
}

/**
 * Runs in the page, as text because bundler helpers are missing there: records paints, shifts and tasks
 * longer than 50 ms.
 */
const watchPaint = `
  window.webVitals = { lcpMs: 0, tbtMs: 0, cls: 0 }
  const watch = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true })
  watch('largest-contentful-paint', ({ startTime }) => (webVitals.lcpMs = startTime))
  watch('longtask', ({ duration }) => (webVitals.tbtMs += duration - 50))
  watch('layout-shift', ({ value }) => (webVitals.cls += value))
`

function readWebVitals(page: Page): Promise<WebVitals> {
  return page.evaluate(() => (window as unknown as { webVitals: WebVitals }).webVitals)
}
