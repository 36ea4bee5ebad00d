import type { Page } from '@playwright/test'
import { sendRequest } from '#tests/servers/send-request'

/** Measures the scripts that a page has loaded so far, by their brotli size; the note names the largest. */
export async function measureLoadedScripts(page: Page): Promise<{ kB: number; files: number; note: string }> {
  const addresses = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => new URL(name).pathname.endsWith('.js')),
  )
  const sizes = await Promise.all([...new Set(addresses)].map(fetchCompressedScript))
  const kB = sizes.reduce((sum, { bytes }) => sum + bytes, 0) / 1000
  const largest = sizes.sort((a, b) => b.bytes - a.bytes).slice(0, 6)
  const named = largest.map(({ name, bytes }) => `${name} ${(bytes / 1000).toFixed(1)} kB`).join(', ')
  return { kB, files: sizes.length, note: `${sizes.length} files; ${named}` }
}

async function fetchCompressedScript(address: string): Promise<{ name: string; bytes: number }> {
  const { status, body } = await sendRequest(address, { headers: { 'accept-encoding': 'br' } })
  if (status !== 200) throw new Error(`${address} answered ${status}`)
  return { name: address.slice(address.lastIndexOf('/') + 1), bytes: body.length }
}
