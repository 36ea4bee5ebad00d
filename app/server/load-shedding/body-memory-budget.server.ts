import { clientNetwork } from '#fair-queue/client-network'

const MB = 1024 * 1024

export type BodyMemoryLimits = {
  /** Limit in bytes of all bodies that are arriving or being handled. */
  total: number
  /** Limit in bytes per network, so that no one uses all of it. */
  perNetwork: number
}
const defaultLimits: BodyMemoryLimits = { total: 160 * MB, perNetwork: 80 * MB }

type TrackedBody = { network: string; bytes: number; startedAt: number; isComplete: boolean; abort(): void }
export type BodyReservation = {
  /** Reserves memory for more bytes that arrived. */
  grow(bytes: number): void
  /** The body is complete: it can no longer be aborted. */
  complete(): void
  release(): void
}

/**
 * Limits the memory of request bodies. When it runs out, the arriving body that has held the most for the
 * longest is aborted: a stalled sender loses memory to the others. @param now ms
 */
export function createBodyMemoryBudget(
  { total, perNetwork }: BodyMemoryLimits = defaultLimits,
  now = () => performance.now(),
) {
  const bodies = new Set<TrackedBody>()
  const bytesByNetwork = new Map<string, number>()
  let totalBytes = 0
  /** Bytes of complete bodies. */
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
    /** Whether bodies in handling use all of it: one more would be aborted as it arrives. */
    isFull: () => completedBytes >= total,

    /** @param abort called when the memory of an arriving body is needed for others */
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
