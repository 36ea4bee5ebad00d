import type { Page } from '@playwright/test'

/**
 * Opens an address that the service worker answers while the context is offline. In Chromium 150 such a page takes itself
 * for online (navigator.onLine) though no request of it gets out, so it is told again. Without a cable it knows.
 */
export async function openOffline(page: Page, address: string): Promise<void> {
  await page.goto(address)
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Network.emulateNetworkConditions', {
    offline: true,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: -1,
  })
}
