import { beaconBytes } from '#contract/beacon'
import type { ErrorRecord } from '#contract/error-report'

const address = '/api/errors/beacon-report'

/** Tells the service now; whether it heard is of no use to anybody here. */
export function sendReports(errors: readonly ErrorRecord[]): void {
  void fetch(address, { method: 'POST', body: bodyOf(errors), keepalive: true }).catch(() => undefined)
}

/** Tells it as the page goes. */
export function beaconReports(errors: readonly ErrorRecord[]): void {
  navigator.sendBeacon(address, bodyOf(errors))
}

/** As many of them as go into a beacon, the oldest left out. */
export function bodyOf(errors: readonly ErrorRecord[]): Blob {
  for (let from = 0; ; from++) {
    const body = new Blob([JSON.stringify({ errors: errors.slice(from), timestamp: Date.now() })], {
      type: 'application/json',
    })
    if (body.size <= beaconBytes || from === errors.length - 1) return body
  }
}
