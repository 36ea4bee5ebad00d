import { clientNetwork } from '#app/server/http/client-address'

const MB = 1024 * 1024

export type BodyMemoryLimits = {
  /** Of all bodies that are arriving or being answered, bytes. */
  total: number
  /** Of one network's, so that nobody alone takes what there is for everybody, bytes. */
  perNetwork: number
}
const defaultLimits: BodyMemoryLimits = { total: 160 * MB, perNetwork: 80 * MB }

type TrackedBody = { network: string; bytes: number; startedAt: number; isComplete: boolean; abort(): void }
export type BodyReservation = {
  /** So many bytes more have arrived. */
  grow(bytes: number): void
  /** All of it has arrived: it is not given up any more. */
  complete(): void
  release(): void
}

/**
 * Bounds the memory of request bodies. Where there is not enough, the arriving body that has held the most for the longest is
 * given up: a sender who waits between his bytes loses his place to those who do not.
 * @param now ms
 */
export function createBodyMemoryBudget(
  { total, perNetwork }: BodyMemoryLimits = defaultLimits,
  now = () => performance.now(),
) {
  const bodies = new Set<TrackedBody>()
  const bytesByNetwork = new Map<string, number>()
  let totalBytes = 0
  /** Of bodies that are whole. */
  let completedBytes = 0

  function addBytes(network: string, bytes: number): void {
    const remaining = (bytesByNetwork.get(network) ?? 0) + bytes
    totalBytes += bytes
    if (remaining > 0) bytesByNetwork.set(network, remaining)
    else bytesByNetwork.delete(network)
  }

  function release(body: TrackedBody): void {
    if (!bodies.delete(body)) return
    addBytes(body.network, -body.bytes)
    if (body.isComplete) completedBytes -= body.bytes
  }

  function abortOne(isCandidate: (body: TrackedBody) => boolean): boolean {
    const cost = ({ bytes, startedAt }: TrackedBody) => bytes * (now() - startedAt + 1)
    let worst: TrackedBody | undefined
    for (const body of bodies)
      if (!body.isComplete && isCandidate(body) && (!worst || cost(body) > cost(worst))) worst = body
    if (!worst) return false
    release(worst)
    worst.abort()
    return true
  }

  return {
    /** Whether bodies that are being answered take all there is: one more would be given up as it arrives. */
    isFull: () => completedBytes >= total,

    /** @param giveUp called when the memory of a body that is arriving is needed for others */
    reserve(address: string, abort: () => void): BodyReservation {
      const network = clientNetwork(address)
      const body: TrackedBody = { network, bytes: 0, startedAt: now(), isComplete: false, abort }
      bodies.add(body)
      return {
        grow(bytes) {
          if (!bodies.has(body)) return
          body.bytes += bytes
          addBytes(network, bytes)
          while (
            (bytesByNetwork.get(network) ?? 0) > perNetwork &&
            abortOne((other) => other.network === network)
          );
          while (totalBytes > total && abortOne(() => true));
        },
        complete() {
          if (!bodies.has(body)) return
          body.isComplete = true
          completedBytes += body.bytes
        },
        release: () => release(body),
      }
    },
  }
}
export type BodyMemoryBudget = ReturnType<typeof createBodyMemoryBudget>
