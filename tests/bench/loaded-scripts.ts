import type { Page } from '@playwright/test'
import { ask } from './ask'

/** Every script a page has loaded until now, as large as it comes with brotli; the largest by name. */
export async function loadedScripts(page: Page): Promise<{ kB: number; files: number; note: string }> {
  const addresses = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => new URL(name).pathname.endsWith('.js')),
  )
  const sizes = await Promise.all([...new Set(addresses)].map(packedScript))
  const kB = sizes.reduce((sum, { bytes }) => sum + bytes, 0) / 1000
  const largest = sizes.sort((a, b) => b.bytes - a.bytes).slice(0, 6)
  const named = largest.map(({ name, bytes }) => `${name} ${(bytes / 1000).toFixed(1)} kB`).join(', ')
  return { kB, files: sizes.length, note: `${sizes.length} files; ${named}` }
}

async function packedScript(address: string): Promise<{ name: string; bytes: number }> {
  const { status, body } = await ask(address, { headers: { 'accept-encoding': 'br' } })
  if (status !== 200) throw new Error(`${address} answered ${status}`)
  return { name: address.slice(address.lastIndexOf('/') + 1), bytes: body.length }
}
