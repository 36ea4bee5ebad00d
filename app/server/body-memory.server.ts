import { networkOf } from './client-address'

const MB = 1024 * 1024

export type MemoryLimits = {
  /** Of all bodies that are arriving or being answered, bytes. */
  total: number
  /** Of one network's, so that nobody alone takes what there is for everybody, bytes. */
  perNetwork: number
}
const limits: MemoryLimits = { total: 160 * MB, perNetwork: 80 * MB }

type Body = { network: string; bytes: number; startedAt: number; isWhole: boolean; giveUp(): void }
export type HeldBody = {
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
export function createBodyMemory(
  { total, perNetwork }: MemoryLimits = limits,
  now = () => performance.now(),
) {
  const bodies = new Set<Body>()
  const heldBy = new Map<string, number>()
  let held = 0
  /** Of bodies that are whole. */
  let answered = 0

  function count(network: string, bytes: number): void {
    const left = (heldBy.get(network) ?? 0) + bytes
    held += bytes
    if (left > 0) heldBy.set(network, left)
    else heldBy.delete(network)
  }

  function release(body: Body): void {
    if (!bodies.delete(body)) return
    count(body.network, -body.bytes)
    if (body.isWhole) answered -= body.bytes
  }

  function giveUpOne(isChosen: (body: Body) => boolean): boolean {
    const cost = ({ bytes, startedAt }: Body) => bytes * (now() - startedAt + 1)
    let worst: Body | undefined
    for (const body of bodies)
      if (!body.isWhole && isChosen(body) && (!worst || cost(body) > cost(worst))) worst = body
    if (!worst) return false
    release(worst)
    worst.giveUp()
    return true
  }

  return {
    /** Whether bodies that are being answered take all there is: one more would be given up as it arrives. */
    isFull: () => answered >= total,

    /** @param giveUp called when the memory of a body that is arriving is needed for others */
    hold(address: string, giveUp: () => void): HeldBody {
      const network = networkOf(address)
      const body: Body = { network, bytes: 0, startedAt: now(), isWhole: false, giveUp }
      bodies.add(body)
      return {
        grow(bytes) {
          if (!bodies.has(body)) return
          body.bytes += bytes
          count(network, bytes)
          while ((heldBy.get(network) ?? 0) > perNetwork && giveUpOne((other) => other.network === network));
          while (held > total && giveUpOne(() => true));
        },
        complete() {
          if (!bodies.has(body)) return
          body.isWhole = true
          answered += body.bytes
        },
        release: () => release(body),
      }
    },
  }
}
export type BodyMemory = ReturnType<typeof createBodyMemory>
