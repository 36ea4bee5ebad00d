import { maxBeaconBytes } from '#contract/browser-errors/error-beacon-limits'
import type { ErrorRecord } from '#contract/browser-errors/error-report'

const endpoint = '/api/errors/beacon-report'

/** Sends reports now; the page does not need the result. */
export function sendReports(errors: readonly ErrorRecord[]): void {
  const headers = { 'content-type': 'application/json' }
  void fetch(endpoint, { method: 'POST', headers, body: serializeReports(errors), keepalive: true }).catch(
    () => undefined,
  )
}

/** Sends reports when the page is left. */
export function beaconReports(errors: readonly ErrorRecord[]): void {
  navigator.sendBeacon(endpoint, new Blob([serializeReports(errors)], { type: 'application/json' }))
}

/** Returns the body of a beacon; the oldest records over its size are left out. */
export function serializeReports(errors: readonly ErrorRecord[]): string {
  for (let start = 0; ; start++) {
    const body = JSON.stringify({ errors: errors.slice(start), timestamp: Date.now() })
    if (new TextEncoder().encode(body).length <= maxBeaconBytes || start >= errors.length - 1) return body
  }
}
