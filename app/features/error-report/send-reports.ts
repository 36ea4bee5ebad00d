import { beaconBytes } from '#contract/beacon'
import type { ErrorRecord } from '#contract/error-report'

const address = '/api/errors/beacon-report'

/** Tells the service now; whether it heard is of no use to anybody here. */
export function sendReports(errors: readonly ErrorRecord[]): void {
  const headers = { 'content-type': 'application/json' }
  void fetch(address, { method: 'POST', headers, body: bodyOf(errors), keepalive: true }).catch(
    () => undefined,
  )
}

/** Tells it as the page goes. */
export function beaconReports(errors: readonly ErrorRecord[]): void {
  navigator.sendBeacon(address, new Blob([bodyOf(errors)], { type: 'application/json' }))
}

/** As many of them as go into a beacon, the oldest left out. */
export function bodyOf(errors: readonly ErrorRecord[]): string {
  for (let from = 0; ; from++) {
    const body = JSON.stringify({ errors: errors.slice(from), timestamp: Date.now() })
    if (new TextEncoder().encode(body).length <= beaconBytes || from >= errors.length - 1) return body
  }
}
