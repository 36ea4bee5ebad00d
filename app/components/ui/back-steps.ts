type Taker = (event: PopStateEvent) => boolean

let taker: Taker | undefined

/** Before the router begins to listen: the browser tells listeners in the order they came. */
export function listenBeforeRouter(): void {
  addEventListener('popstate', (event) => {
    if (taker?.(event)) event.stopImmediatePropagation()
  })
}

/** Lets somebody take steps through the browser's history: what it says yes to, the router never hears of. @returns how it ends */
export function takeSteps(take: Taker): () => void {
  taker = take
  return () => {
    if (taker === take) taker = undefined
  }
}
